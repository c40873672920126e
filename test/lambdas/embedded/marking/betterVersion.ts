import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { betterVersion, betterVersionBy } from "../../../../lambdas/partner/embedded/betterVersion.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import type { Moment } from "../../../../lambdas/partner/partner.ts";
import { momentOf } from "../lesson.ts";

const ofAnswer = (language: Language, question: string, said: string, more: Partial<Moment> = {}) =>
  examine(momentOf(language, said, { text: question }, more));

/** Question, answer, the answer put right, and how it goes on: "" where it does not. */
type Row = [question: string, said: string, corrected: string, addition: string];

const rows: Readonly<Record<Language, readonly Row[]>> = {
  French: [
    [
      "Qu'est-ce que tu as fait hier ?",
      "J'ai allé au cinéma avec mes amis.",
      "Je suis allé au cinéma avec mes amis.",
      "et c'était super",
    ],
    [
      "Qu'est-ce que tu as mangé hier ?",
      "J'ai mangé un pizza.",
      "J'ai mangé une pizza.",
      "et c'était délicieux",
    ],
    ["Où habites-tu ?", "J'habite en Londres.", "J'habite à Londres.", "et ça me plaît beaucoup"],
    [
      "Où vas-tu en vacances ?",
      "Je vais en Portugal chaque été.",
      "Je vais au Portugal chaque été.",
      "et ça me plaît beaucoup",
    ],
    [
      "Quel sport est-ce que tu pratiques ?",
      "Je joue le foot avec mon club.",
      "Je joue au foot avec mon club.",
      "et ça me plaît beaucoup",
    ],
    [
      "Qu'est-ce que tu vas faire demain ?",
      "Demain, je vais joue au tennis.",
      "Demain, je vais jouer au tennis.",
      "et ça va être super",
    ],
    ["Que voudrais-tu faire ?", "Je voudrais voyager à le Canada.", "Je voudrais voyager au Canada.", ""],
    [
      "Tu manges de la viande ?",
      "Non, je ne mange pas de le viande.",
      "Non, je ne mange pas de viande.",
      "parce que ça ne me plaît pas",
    ],
    ["Quelle matière aimes-tu ?", "J'aime le histoire.", "J'aime l'histoire.", "parce que c'est intéressant"],
    ["Tu as des animaux ?", "J'ai deux chevals.", "J'ai deux chevaux.", ""],
    ["Parle-moi de ta famille.", "Ma sœur est grand et sportif.", "Ma sœur est grande et sportive.", ""],
    ["Quel âge as-tu ?", "Je suis quinze ans.", "J'ai quinze ans.", ""],
    [
      "Comment es-tu ?",
      "Je suis timide et je me lève tôt parce que je aime le matin.",
      "Je suis timide et je me lève tôt parce que j'aime le matin.",
      "",
    ],
    [
      "Que font tes parents ?",
      "Mes parents travaille dans un bureau mais ils fait du sport.",
      "Mes parents travaillent dans un bureau mais ils font du sport.",
      "",
    ],
    [
      "Décris ta chambre.",
      "C'est une verte chambre avec un grand lit.",
      "C'est une chambre verte avec un grand lit.",
      "",
    ],
    [
      "Quelle est ton activité préférée ?",
      "Ma préférée activité est la danse.",
      "Mon activité préférée est la danse.",
      "",
    ],
    ["Que fais-tu le matin ?", "Je se lève à sept heures.", "Je me lève à sept heures.", ""],
    [
      "Tu aimes lire ?",
      "Oui, j'aime lis des romans.",
      "Oui, j'aime lire des romans.",
      "parce que c'est intéressant",
    ],
    [
      "Tu as fait quoi samedi ?",
      "Samedi, j'ai regarder un film.",
      "Samedi, j'ai regardé un film.",
      "et c'était super",
    ],
    [
      "Où es-tu allé l'année dernière ?",
      "Je suis allé à Grèce avec ma famille.",
      "Je suis allé en Grèce avec ma famille.",
      "et c'était super",
    ],
    ["Pourquoi aimes-tu ta sœur ?", "Parce que elle est drôle.", "Parce qu'elle est drôle.", ""],
    [
      "Tu préfères quoi ?",
      "Je préfère le thé parce que le café est plus mauvaise.",
      "Je préfère le thé parce que le café est plus mauvais.",
      "",
    ],
    [
      "Qu'est-ce que tu as vu au cinéma ?",
      "j'ai prends le bus et j'ai voiré un film",
      "j'ai pris le bus et j'ai vu un film",
      "",
    ],
  ],
  Spanish: [
    ["¿Qué hiciste ayer?", "Ayer yo fue al parque.", "Ayer yo fui al parque.", "y fue genial"],
    ["¿Qué comiste ayer?", "Ayer comí un hamburguesa.", "Ayer comí una hamburguesa.", "y me gustó mucho"],
    [
      "¿Qué vas a hacer mañana?",
      "Mañana voy ir a la playa.",
      "Mañana voy a ir a la playa.",
      "y va a ser genial",
    ],
    ["¿Dónde vives?", "Vivo en una piso en Leeds.", "Vivo en un piso en Leeds.", "y me gusta mucho"],
    [
      "¿Haces deporte?",
      "Sí, juego fútbol los sábados.",
      "Sí, juego al fútbol los sábados.",
      "y me gusta mucho",
    ],
    ["¿Has visitado España?", "Sí, yo ha ido a España.", "Sí, yo he ido a España.", "y fue genial"],
    [
      "¿Qué haces en tu tiempo libre?",
      "Yo va al cine todos los viernes.",
      "Yo voy al cine todos los viernes.",
      "y me gusta mucho",
    ],
    ["¿Cómo vas al colegio?", "Voy al colegio a coche.", "Voy al colegio en coche.", "y me gusta mucho"],
    [
      "¿Qué te gusta hacer?",
      "Me gusta jugando al rugby con mi hermano.",
      "Me gusta jugar al rugby con mi hermano.",
      "",
    ],
    ["¿Cómo es tu madre?", "Es mucho simpática.", "Es muy simpática.", ""],
    ["¿Cómo es tu pueblo?", "Mi pueblo es cerca de Oxford.", "Mi pueblo está cerca de Oxford.", ""],
    ["¿Tienes hermanos?", "Tengo ningún hermano.", "No tengo ningún hermano.", ""],
    ["¿Qué hay en tu ciudad?", "Hay mucho gente en la playa.", "Hay mucha gente en la playa.", ""],
    [
      "¿A quién admiras?",
      "Admiro mi profesora porque es justa.",
      "Admiro a mi profesora porque es justa.",
      "",
    ],
    ["¿Qué comida te gusta?", "Me encanta la italiana comida.", "Me encanta la comida italiana.", ""],
    ["¿Qué debes hacer?", "Debo bebo más agua.", "Debo beber más agua.", ""],
    ["¿Cuántos años tienes?", "Soy quince años.", "Tengo quince años.", ""],
    ["¿Te gustan los animales?", "Sí, me gusta los perros.", "Sí, me gustan los perros.", ""],
    [
      "¿Qué harías con mucho dinero?",
      "Si ganaría la lotería, compraría una casa.",
      "Si ganara la lotería, compraría una casa.",
      "",
    ],
    ["¿Qué haces por la mañana?", "Yo levanto a las siete.", "Yo me levanto a las siete.", ""],
    [
      "¿Qué problema hay?",
      "La problema más grave es la contaminación.",
      "El problema más grave es la contaminación.",
      "",
    ],
    ["¿Qué ves en la foto?", "Veo un chica en la playa.", "Veo una chica en la playa.", ""],
    ["¿Qué hizo tu madre?", "Mi madre ponió la mesa.", "Mi madre puso la mesa.", ""],
  ],
  German: [
    [
      "Was hast du am Wochenende gemacht?",
      "Ich habe ins Kino gegangen.",
      "Ich bin ins Kino gegangen.",
      "und das war toll",
    ],
    [
      "Was hast du gestern gegessen?",
      "Gestern habe ich Nudeln gegesst.",
      "Gestern habe ich Nudeln gegessen.",
      "und das war lecker",
    ],
    [
      "Wo wohnst du?",
      "Ich wohne in ein Haus mit meiner Mutter.",
      "Ich wohne in einem Haus mit meiner Mutter.",
      "und das gefällt mir sehr",
    ],
    [
      "Was machst du abends?",
      "Am Abend ich spiele Fußball.",
      "Am Abend spiele ich Fußball.",
      "und das gefällt mir sehr",
    ],
    [
      "Was wirst du machen?",
      "Ich werde besuche meine Oma.",
      "Ich werde meine Oma besuchen.",
      "und das wird toll",
    ],
    [
      "Wohin bist du gefahren?",
      "Ich bin mit meine Freunde nach Berlin gefahren.",
      "Ich bin mit meinen Freunden nach Berlin gefahren.",
      "und das war toll",
    ],
    [
      "Was für einen Film hast du gesehen?",
      "Ich habe gesehen einen Film über Roboter.",
      "Ich habe einen Film über Roboter gesehen.",
      "und das war toll",
    ],
    [
      "Wie kommst du zur Schule?",
      "Ich fahre mit der Bus.",
      "Ich fahre mit dem Bus.",
      "und das gefällt mir sehr",
    ],
    [
      "Was machst du für die Umwelt?",
      "Ich helfe meine Mutter im Garten.",
      "Ich helfe meiner Mutter im Garten.",
      "",
    ],
    ["Hast du Geschwister?", "Ich habe zwei Brudern.", "Ich habe zwei Brüder.", ""],
    ["Warum magst du Musik?", "Weil es macht mich glücklich.", "Weil es mich glücklich macht.", ""],
    [
      "Was denkst du über Hausaufgaben?",
      "Ich denke, dass Hausaufgaben sind nicht nötig.",
      "Ich denke, dass Hausaufgaben nicht nötig sind.",
      "",
    ],
    ["Was siehst du auf dem Bild?", "Ich sehe ein Mann.", "Ich sehe einen Mann.", ""],
    ["Wie war die Reise?", "Die Leute war sehr freundlich.", "Die Leute waren sehr freundlich.", ""],
    [
      "Was kann man in deiner Stadt machen?",
      "In meiner Stadt man kann gut einkaufen.",
      "In meiner Stadt kann man gut einkaufen.",
      "",
    ],
    [
      "Was wirst du nächstes Jahr machen?",
      "Nächstes Jahr werde ich machen ein Praktikum.",
      "Nächstes Jahr werde ich ein Praktikum machen.",
      "",
    ],
    [
      "Wie warst du früher?",
      "Wann ich klein war, hatte ich viele Puppen.",
      "Als ich klein war, hatte ich viele Puppen.",
      "",
    ],
    ["Wie ist dein Bruder?", "Er ist lustig und er nie ist böse.", "Er ist lustig und er ist nie böse.", ""],
    [
      "Was machst du am Samstag?",
      "Ich arbeite am samstags in einem Café.",
      "Ich arbeite samstags in einem Café.",
      "",
    ],
    ["Was trägst du gern?", "Ich trage eine schwarze jeans.", "Ich trage eine schwarze Jeans.", ""],
    [
      "Was ist passiert?",
      "Mein Vater hat seinen Koffer verliert.",
      "Mein Vater hat seinen Koffer verloren.",
      "",
    ],
    ["Wie ist deine Familie?", "Meine Familie sind sehr sportlich.", "Meine Familie ist sehr sportlich.", ""],
    [
      "Was hast du gekauft?",
      "Ich bin ins Zentrum gegangen und habe ich eine Jacke gekauft.",
      "Ich bin ins Zentrum gegangen und ich habe eine Jacke gekauft.",
      "",
    ],
  ],
};

describe.each(["French", "Spanish", "German"] as const)("%s", (language) => {
  test.each(rows[language])("%s “%s” is put right: “%s” (%s)", (question, said, corrected, addition) => {
    const better = betterVersion(ofAnswer(language, question, said));
    const stem = corrected.replace(/[.!]$/, "");
    expect(better).toEqual({ corrected, ...(addition !== "" && { extended: `${stem}, ${addition}.` }) });
  });
});

/** Question and answer. */
type None = [what: string, question: string, said: string, more?: Partial<Moment>];

const nothing: Readonly<Record<Language, readonly None[]>> = {
  French: [
    ["nothing is wrong with it", "Où habites-tu ?", "J'habite à Londres avec ma famille."],
    ["it is beside the question", "Quel métier voudrais-tu faire ?", "Je mange un pizza à midi."],
    ["it is empty", "Où habites-tu ?", ""],
    ["it is in English", "Où habites-tu ?", "I live in London with my family."],
    ["Mark keeps silent on it", "Où habites-tu ?", "J'habite en Londres.", { isWithheld: true }],
    ["it demands tact", "Où habites-tu ?", "J'habite en Londres.", { sensitivity: "student" }],
    ["it refuses", "Où habites-tu ?", "Je ne sais pas."],
    ["no correction is certain", "Tu aimes l'école ?", "Je pense c'est facile."],
  ],
  Spanish: [
    ["nothing is wrong with it", "¿Dónde vives?", "Vivo en un piso en Leeds."],
    ["it is empty", "¿Dónde vives?", ""],
    ["it is in English", "¿Dónde vives?", "I live in a flat in Leeds."],
    ["Mark keeps silent on it", "¿Dónde vives?", "Vivo en una piso.", { isWithheld: true }],
    ["it demands tact", "¿Dónde vives?", "Vivo en una piso.", { sensitivity: "exercise" }],
    ["it refuses", "¿Dónde vives?", "No sé."],
    [
      "only the beginning of the correction is known",
      "¿Qué piensas?",
      "Pienso las redes sociales son peligrosas.",
    ],
  ],
  German: [
    ["nothing is wrong with it", "Wo wohnst du?", "Ich wohne in einem Haus in Leeds."],
    ["it is empty", "Wo wohnst du?", ""],
    ["it is in English", "Wo wohnst du?", "I live in a house with my mother."],
    ["Mark keeps silent on it", "Wo wohnst du?", "Ich wohne in ein Haus.", { isWithheld: true }],
    ["it demands tact", "Wo wohnst du?", "Ich wohne in ein Haus.", { sensitivity: "student" }],
    ["it refuses", "Wo wohnst du?", "Ich weiß nicht."],
    ["it is beside the question", "Was isst du gern zum Frühstück?", "Ich wohne in ein Haus in London."],
  ],
};

describe.each(["French", "Spanish", "German"] as const)("%s: nothing is put right where", (language) => {
  test.each(nothing[language])("%s (“%s” “%s”)", (_, question, said, more = {}) => {
    expect(betterVersion(ofAnswer(language, question, said, more))).toBeUndefined();
  });
});

test("what is spoken has no spelling that could be put right", () => {
  const spoken = ofAnswer("French", "Où es-tu allé ?", "j'ai allé a la plage", { spoken: true });
  expect(betterVersion(spoken)?.corrected).toBe("je suis allé a la plage");
});

test("no word of the model answer is taken", () => {
  const asked = { text: "Où habites-tu ?", modelAnswer: "J'habite à Bristol depuis dix ans." };
  const better = betterVersion(examine(momentOf("French", "J'habite en Londres.", asked)));
  expect(JSON.stringify(better)).not.toMatch(/Bristol|depuis/);
});

test("a speech of hundreds of words is left alone", () => {
  const long = "J'ai allé au cinéma avec mes amis. ".repeat(40);
  expect(betterVersion(ofAnswer("French", "Qu'est-ce que tu as fait hier ?", long))).toBeUndefined();
});

describe("by the mistakes that a model has named", () => {
  const examined = ofAnswer("French", "Tu aimes l'école ?", "Je pense c'est facile.");

  test("its corrections are made", () => {
    const mistakes = [{ kind: "phrase", said: "pense c'est", right: "pense que c'est" }] as const;
    expect(betterVersionBy(examined, mistakes)).toEqual({ corrected: "Je pense que c'est facile." });
  });

  test.each([
    ["in another language", "think that it is"],
    ["that our rules know to be wrong", "penses que c'est"],
    ["that is none", "pense c'est"],
  ])("none %s is", (_, right) => {
    const mistakes = [{ kind: "phrase", said: "pense c'est", right }] as const;
    expect(betterVersionBy(examined, mistakes)).toBeUndefined();
  });

  test("our own is taken where none of the model's can be, and none where it has named no mistake", () => {
    const lived = ofAnswer("French", "Où habites-tu ?", "J'habite en Londres.");
    expect(
      betterVersionBy(lived, [{ kind: "preposition", said: "à Paris", right: "en Paris" }]),
    ).toMatchObject({
      corrected: "J'habite à Londres.",
    });
    expect(betterVersionBy(lived, [])).toBeUndefined();
  });
});
