import { expect, test } from "@jest/globals";
import type { Language, Tense } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import type { Moment } from "../../../../lambdas/partner/partner.ts";
import { exerciseWith, momentOf } from "../lesson.ts";

const examined = (
  language: Language,
  text: string,
  said: string,
  more: Partial<Moment> = {},
  tense?: Tense,
) => examine(momentOf(language, said, { text, ...(tense && { tense }) }, more));

/** So many answers come before it. */
const at = (moment: Moment, place: number): Moment => ({
  ...moment,
  lines: [
    ...Array.from({ length: place }, () => [
      { role: "assistant" as const, content: "?" },
      { role: "user" as const, content: "…" },
    ]).flat(),
    ...moment.lines,
  ],
});

test.each<[Language, string, string, string, Tense?]>([
  // An opinion: why.
  [
    "French",
    "Quelle matière préfères-tu ?",
    "Je préfère le dessin.",
    "Say why you prefer it: “… parce que …”.",
  ],
  ["French", "Tu aimes nager ?", "Non, je n'aime pas nager.", "Say why you don't like it: “… parce que …”."],
  ["Spanish", "¿Te gusta cocinar?", "Me gusta cocinar.", "Say why you like it: “… porque …”."],
  ["German", "Was für Musik magst du?", "Ich mag Rockmusik.", "Say why you like it: “…, weil …”."],
  // A plan or a wish: why.
  [
    "French",
    "Que vas-tu faire demain ?",
    "Je vais visiter un château.",
    "Say why you want to: “… parce que …”.",
    "future",
  ],
  [
    "Spanish",
    "¿Qué vas a hacer mañana?",
    "Voy a visitar un castillo.",
    "Say why you want to: “… porque …”.",
    "future",
  ],
  [
    "German",
    "Was wirst du morgen machen?",
    "Ich werde ein Schloss besuchen.",
    "Say why you want to: “…, weil …”.",
    "future",
  ],
  // An event: how it was.
  [
    "French",
    "Qu'est-ce que tu as fait hier ?",
    "J'ai visité un château.",
    "Say how it was: “C'était … parce que …”.",
  ],
  ["Spanish", "¿Qué hiciste ayer?", "Visité un castillo.", "Say how it was: “Fue … porque …”."],
  [
    "German",
    "Was hast du gestern gemacht?",
    "Ich habe ein Schloss besucht.",
    "Say how it was: “Das war …, weil …”.",
  ],
  // A description: one more thing.
  [
    "French",
    "Comment est ta tante ?",
    "Ma tante a les cheveux blonds.",
    "Add one more thing: “Elle est aussi …”.",
  ],
  [
    "French",
    "Comment sont tes cousins ?",
    "Mes cousins ont les cheveux blonds.",
    "Add one more thing: “Ils sont aussi …”.",
  ],
  ["Spanish", "¿Cómo es tu tía?", "Mi tía tiene el pelo rubio.", "Add one more thing: “También es …”."],
  [
    "German",
    "Wie ist deine Tante?",
    "Meine Tante hat blonde Haare.",
    "Add one more thing: “Sie ist auch …”.",
  ],
  ["German", "Wie ist dein Dorf?", "Mein Dorf hat eine Kirche.", "Add one more thing: “Es gibt auch …”."],
  // A word: the sentence that the question begins.
  ["French", "Quel fruit manges-tu ?", "Une pomme.", "whole sentence: “Je mange …”."],
  ["Spanish", "¿Qué bebes por la mañana?", "Zumo.", "whole sentence: “Bebo …”."],
  ["German", "Welches Obst isst du?", "Einen Apfel.", "whole sentence: “Ich esse …”."],
  ["Spanish", "¿Qué hay en tu calle?", "Casas.", "whole sentence: “Hay …”."],
])("%s: to “%s”, “%s”: “%s”", (...[language, text, said, tip, tense]) => {
  expect(tipFor(examined(language, text, said, {}, tense), language).text).toContain(tip);
});

test.each<[Language, string, string, string]>([
  [
    "French",
    "Que fais-tu le soir ?",
    "Je joue aux cartes.",
    "Add another time frame: “La semaine dernière, j'ai joué …”.",
  ],
  ["Spanish", "¿Qué haces por la tarde?", "Leo tebeos.", "Add another time frame: “La semana pasada leí …”."],
  [
    "German",
    "Was machst du am Abend?",
    "Ich lese Comics.",
    "Add another time frame: “Letzte Woche habe ich … gelesen”.",
  ],
])("%s: to “%s”, what is done now is told of last week: “%s”", (language, text, said, tip) => {
  const moment = at(momentOf(language, said, { text }), 1);
  expect(tipFor(examine(moment), language).text).toBe(tip);
});

test.each<[Language, string, string]>([
  // Facts
  ["French", "Où passes-tu tes vacances ?", "Je passe mes vacances en Bretagne."],
  ["Spanish", "¿Cuántas horas duermes?", "Duermo ocho horas."],
  ["German", "Wann isst du zu Mittag?", "Ich esse um ein Uhr."],
  // About the talk itself
  ["French", "Que manges-tu ?", "Je l'ai déjà dit, je mange du riz."],
  ["Spanish", "¿Qué comes?", "Ya te lo he dicho, como arroz."],
  ["German", "Was isst du?", "Ich habe das schon gesagt, ich esse Reis."],
  ["French", "Que fais-tu le soir ?", "Je lis. On peut parler de musique ?"],
  ["Spanish", "¿Qué haces por la tarde?", "Leo tebeos, pero me da igual."],
  ["German", "Was machst du am Abend?", "Ich lese, aber ich wollte über Musik reden."],
  // Mark is asked something
  ["French", "Que fais-tu le soir ?", "Je lis des romans, et toi ?"],
  ["Spanish", "¿Qué haces por la tarde?", "Leo tebeos. ¿Y tú?"],
  ["German", "Was machst du am Abend?", "Ich lese Comics. Und du?"],
  // Nothing to add to
  ["Spanish", "¿Qué hay en tu calle?", "No hay nada."],
  // Two clauses with an opinion
  ["French", "Que fais-tu le soir ?", "Je lis des romans et je les trouve passionnants."],
])("%s: to “%s”, no more is asked of “%s”", (language, text, said) => {
  expect(tipFor(examined(language, text, said), language).text).toBe("");
});

const served = (language: Language): Partial<Moment> => ({
  exercise: exerciseWith({ language, activity: "Set Question Role Play" }),
});

test.each<[Language, string, string]>([
  ["French", "On y va comment ?", "En bus."],
  ["French", "Qu'est-ce que tu veux boire ?", "Je voudrais un thé."],
  ["Spanish", "¿De qué color lo prefiere?", "Lo prefiero rojo."],
  ["Spanish", "¿Dónde quedamos?", "En la plaza."],
  ["German", "Was möchtest du trinken?", "Ich möchte einen Tee."],
  ["German", "Wann treffen wir uns?", "Um drei Uhr."],
])("%s: where a part is played, “%s” – “%s” does the task", (language, text, said) => {
  const answer = examined(language, text, said, served(language));
  expect(tipFor(answer, language).text).toBe("");
  expect(scoreOf(answer)).toBeGreaterThanOrEqual(70);
});

test("where a part is played, something else does not do the task", () => {
  const said = "J'ai un lapin qui s'appelle Prune.";
  expect(
    scoreOf(examined("French", "À quelle heure voulez-vous manger ?", said, served("French"))),
  ).toBeLessThanOrEqual(50);
});

test.each<[Language, string, string, Tense]>([
  ["French", "Aimerais-tu vivre à la campagne ?", "Oui, c'est une bonne idée.", "conditional"],
  ["Spanish", "¿Te gustaría ir de camping?", "No me interesa mucho.", "conditional"],
  ["German", "Würdest du gern zelten?", "Ja, ich finde das spannend.", "conditional"],
  [
    "German",
    "Was würdest du mit altem Spielzeug machen?",
    "Meistens gebe ich es meiner Cousine.",
    "conditional",
  ],
  ["French", "Quel est le dernier concert que tu as vu ?", "Je ne vais pas aux concerts.", "past"],
  ["Spanish", "¿Qué vas a hacer en julio?", "Voy a Mallorca con mi tía.", "future"],
  [
    "French",
    "Tu vas souvent à la piscine ?",
    "Rarement, une fois par mois, puisque les billets ont augmenté.",
    "present",
  ],
])("%s: to “%s”, “%s” is in no wrong tense", (language, text, said, tense) => {
  const { findings } = examined(language, text, said, {}, tense);
  expect(findings.filter(({ kind }) => kind === "tense")).toEqual([]);
});

test.each<[Language, string, string]>([
  ["French", "Tu aimes le ski ?", "Je n'ai jamais fait de ski."],
  ["French", "Pourquoi nages-tu ?", "Parce que c'est bon pour les muscles."],
  ["French", "Quel voisin préfères-tu ?", "Julien Martin, il est beau."],
  ["French", "À qui téléphones-tu ?", "J'appelle Nora tous les jours."],
  ["German", "Wie bist du zur Schule gekommen?", "Meine Tante hat mich mit dem Auto gefahren."],
  ["German", "Wie ist dein Dorf?", "Es ist ein kleines Dorf in der Nähe von Leeds."],
  ["German", "Was hat dir gefallen?", "Alles hat mir gefallen. Vielen Dank!"],
  ["German", "Was wünschst du dir?", "Es wäre mein Traum, Ärztin zu werden und in Wien zu studieren."],
  [
    "Spanish",
    "¿Qué necesita tu club?",
    "Necesita más socios porque somos pocos y también hacen falta balones.",
  ],
])("%s: to “%s”, nothing is wrong in “%s”", (language, text, said) => {
  expect(examined(language, text, said).findings).toEqual([]);
});

test("a request for help with the question is no answer, and one behind an answer takes nothing from it", () => {
  const text = "¿Qué haces por la tarde?";
  expect(
    scoreOf(examined("Spanish", text, "No entiendo. ¿Puedes decirlo con otras palabras?")),
  ).toBeLessThanOrEqual(30);
  expect(
    scoreOf(examined("Spanish", text, "Leo tebeos en mi dormitorio. ¿Qué significa tarde?")),
  ).toBeGreaterThan(40);
});

test("whoever asks politely or thanks is not told off as if they spoke of marks", () => {
  const said = "Ich wohne in Leeds. Können Sie bitte langsamer sprechen, Mark?";
  expect(tipFor(examined("German", "Wo wohnst du?", said), "German").text).toBe("");
});

test("a capital letter, which nobody hears, is noted and not told", () => {
  const answer = examined("German", "Was machst du am Abend?", "Ich höre musik.");
  expect(answer.findings.map(({ kind }) => kind)).toEqual(["capital"]);
  expect(tipFor(answer, "German").text).not.toContain("capital");
});
