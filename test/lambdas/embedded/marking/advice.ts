import { expect, test } from "@jest/globals";
import type { Language, Tense } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

/** What the tip says (a part of it, or "" for none), and between which scores the answer lies. */
type Exchange = readonly [
  question: string,
  answer: string,
  tip: string,
  least: number,
  most: number,
  tense?: Tense,
];

const WHOLE = "whole sentence";
const BACK = "Answer his question as well";
const WOULD = "The question asks for the conditional, but this is in the present tense";

const exchanges: Readonly<Record<Language, readonly Exchange[]>> = {
  French: [
    ["Tu aimes ton collège ?", "Oui, j'aime mon collège.", "Say why you like it", 55, 70],
    ["Tu aimes le sport ?", "Non, je n'aime pas le sport.", "Say why you don't like it", 55, 70],
    ["Comment est ta sœur ?", "Ma sœur est grande et a les cheveux bruns.", "Elle est aussi …", 60, 80],
    ["Tu t'entends bien avec tes parents ?", "Oui, je m'entends bien avec mes parents.", "", 50, 70],
    [
      "Que fais-tu pour protéger l'environnement ?",
      "Je recycle le papier.",
      "Je trouve ça … parce que …",
      45,
      60,
    ],
    ["Où habites-tu ?", "J'habite à Leeds.", "", 45, 60],
    ["Quel âge as-tu ?", "Quinze.", WHOLE, 35, 55],
    ["Comment s'appelle ton frère ?", "Tom.", "", 35, 55],
    ["As-tu un animal ?", "Oui.", WHOLE, 35, 50],
    ["Qu'est-ce que tu fais le week-end ?", "Oui.", "Listen to the question again", 8, 30],
    ["Que fais-tu pour la planète ?", "Et toi, qu'est-ce que tu fais ?", BACK, 50, 70],
    ["Que fais-tu pour la planète ?", "Merci beaucoup, Mark !", "", 20, 40],
    [
      "Tu vas aller à l'université ?",
      "Non, je déteste étudier.",
      "Say why you don't like it",
      50,
      70,
      "future",
    ],
    ["Qu'est-ce que tu vas faire plus tard ?", "Je veux être médecin.", "Say why", 45, 60, "future"],
    ["Tu as déjà visité Paris ?", "Non, je n'ai jamais visité Paris.", "", 50, 70],
    ["Comment serait ta vie sans portable ?", "Ma vie est difficile.", WOULD, 40, 50, "conditional"],
    [
      "Tu préférerais la ville ou la mer ?",
      "Je préfère la mer parce que c'est calme.",
      "",
      75,
      95,
      "conditional",
    ],
    [
      "Que fais-tu le soir ?",
      "Je fais mes homework et je regarde la télé parce que c'est relaxant.",
      "English word",
      70,
      90,
    ],
    ["Vous êtes au café. Vous désirez ?", "Un coca, s'il vous plaît.", "", 60, 90],
    [
      "Tu peux te présenter ?",
      "J'ai quinze ans et j'habite à Leeds. J'adore la musique parce que c'est relaxant.",
      "",
      80,
      100,
    ],
    [
      "Tu fais du sport ?",
      "Je fais du vélo pour rester en forme parce que c'est bon pour la santé.",
      "",
      75,
      100,
    ],
  ],
  Spanish: [
    ["¿Te gusta tu instituto?", "Sí, me gusta mi instituto.", "Say why you like it", 55, 70],
    ["¿Te gusta la carne?", "No, no me gusta la carne.", "Say why you don't like it", 55, 70],
    ["¿Cómo es tu hermano?", "Mi hermano es alto.", "También es …", 45, 60],
    ["¿Qué haces en tu tiempo libre?", "Juego al fútbol.", "Me parece … porque …", 40, 60],
    ["¿Qué hiciste ayer?", "Fui al cine.", "Fue … porque …", 40, 60],
    ["¿Qué vas a hacer mañana?", "Voy a ir al parque.", "Say why you want to", 45, 60],
    ["¿Dónde vives?", "Vivo en Leeds.", "", 45, 60],
    ["¿Cuántos hermanos tienes?", "Dos.", WHOLE, 35, 55],
    ["¿Cómo se llama tu amigo?", "Pablo.", "", 35, 55],
    ["¿Tienes mascota?", "No.", WHOLE, 35, 50],
    ["¿Qué haces para el medio ambiente?", "¿Y tú?", BACK, 50, 70],
    ["¿Qué comes?", "Gracias.", "", 20, 40],
    ["¿Qué harás en el futuro?", "Quiero ser profesora.", "Say why", 40, 60, "future"],
    ["¿Qué preferirías hacer?", "Me gusta más ir al cine.", "Say why you like it", 55, 70, "conditional"],
    ["¿Cómo sería tu vida sin internet?", "Mi vida es aburrida.", WOULD, 40, 50, "conditional"],
    ["¿Has estado en España?", "No, nunca he estado en España.", "", 45, 65],
    ["¿Por qué te gusta tu profesor?", "Porque es simpático.", "", 55, 75],
    ["¿Cómo es tu ciudad?", "Por mi parte, mi ciudad es grande.", "También hay …", 55, 75],
    [
      "¿Qué haces los sábados?",
      "Los sábados juego al football con mis amigos porque es divertido.",
      "fútbol",
      70,
      90,
    ],
    ["¿Qué desea?", "Un café, por favor.", "", 60, 90],
    [
      "¿Qué paisaje te gusta más?",
      "Prefiero la montaña porque es muy tranquila y me encanta hacer senderismo.",
      "",
      80,
      100,
    ],
  ],
  German: [
    ["Magst du deine Schule?", "Ja, ich mag meine Schule.", "Say why you like it", 55, 70],
    ["Isst du gern Fleisch?", "Nein, ich esse kein Fleisch.", "", 45, 65],
    ["Wie ist deine Mutter?", "Meine Mutter ist groß.", "Sie ist auch …", 45, 60],
    ["Was machst du in deiner Freizeit?", "Ich spiele Fußball.", "Ich finde das …, weil …", 40, 60],
    ["Was hast du gestern gemacht?", "Ich bin ins Kino gegangen.", "Das war …, weil …", 45, 60],
    ["Was wirst du nächstes Jahr machen?", "Ich möchte nach Spanien fahren.", "Say why", 45, 60, "future"],
    ["Wo wohnst du?", "Ich wohne in Leeds.", "", 45, 60],
    ["Wie viele Geschwister hast du?", "Zwei.", WHOLE, 35, 55],
    ["Wie heißt dein Bruder?", "Tom.", "", 35, 55],
    ["Hast du ein Haustier?", "Nein.", WHOLE, 35, 50],
    ["Was machst du am Wochenende?", "Ja.", "Listen to the question again", 8, 30],
    ["Was machst du für die Umwelt?", "Und du?", BACK, 50, 70],
    ["Was machst du für die Umwelt?", "Danke schön!", "", 20, 40],
    ["Warst du schon in Berlin?", "Nein, ich war noch nie in Berlin.", "", 45, 65],
    ["Wie wäre dein Leben ohne Handy?", "Mein Leben ist langweilig.", WOULD, 40, 50, "conditional"],
    ["Was würdest du mit viel Geld machen?", "Ich kaufe ein Haus.", WOULD, 40, 50, "conditional"],
    ["Warum magst du Sport?", "Weil es gesund ist.", "", 55, 75],
    ["Was machst du, um fit zu bleiben?", "Ich gehe joggen, um fit zu bleiben.", "", 60, 80],
    [
      "Was machst du am Abend?",
      "Am Abend mache ich mein homework und ich sehe fern, weil es Spaß macht.",
      "Hausaufgabe",
      70,
      90,
    ],
    ["Was darf es sein?", "Einen Kaffee, bitte.", "", 60, 90],
    [
      "Kannst du dich kurz vorstellen?",
      "Ich heiße Sam und wohne in Leeds. Ich höre gern Musik, weil ich sie entspannend finde.",
      "",
      80,
      100,
    ],
  ],
};

test.each(
  Object.entries(exchanges).flatMap(([language, rows]) =>
    // By name: jest takes a last parameter without a value for its callback.
    rows.map(([text, said, tip, least, most, tense]) => ({
      language: language as Language, // entries of a record have its keys
      ...{ text, said, tip, least, most, tense },
    })),
  ),
)(
  "$language: “$text” – “$said”: “$tip”, $least to $most",
  ({ language, text, said, tip, least, most, tense }) => {
    const examined = examine(momentOf(language, said, { text, ...(tense && { tense }) }));
    const told = tipFor(examined, language).text;
    if (tip === "") expect(told).toBe("");
    else expect(told).toContain(tip);
    expect(scoreOf(examined)).toBeGreaterThanOrEqual(least);
    expect(scoreOf(examined)).toBeLessThanOrEqual(most);
  },
);

/** The kind of a tip: what it says before its example. */
const kindOf = (tip: string): string =>
  tip.replace(/[“:,].*$/s, (rest) => (rest.startsWith(":") ? rest.slice(0, 10) : ""));

test.each<[Language, string, string]>([
  ["French", "Que fais-tu le samedi ?", "Je joue au foot."],
  ["Spanish", "¿Qué haces los sábados?", "Juego al fútbol."],
  ["German", "Was machst du am Samstag?", "Ich spiele Fußball."],
])("%s: no kind of advice comes more than twice in a row", (language, question, answer) => {
  const before = (place: number) =>
    Array.from({ length: place }, () => [
      { role: "assistant" as const, content: question },
      { role: "user" as const, content: answer },
    ]).flat();
  const kinds = Array.from({ length: 9 }, (_, place) => {
    const moment = momentOf(language, answer, { text: question });
    return kindOf(tipFor(examine({ ...moment, lines: [...before(place), ...moment.lines] }), language).text);
  });
  for (const place of kinds.keys())
    expect(place > 1 && kinds[place] !== "" && new Set(kinds.slice(place - 2, place + 1)).size === 1).toBe(
      false,
    );
});

test("what takes up the exercise's subject, or what was said before, is never beside the question", () => {
  const question = { text: "Où habites-tu ?" };
  const said = "J'adore la cuisine indienne mais je déteste les champignons.";
  const moment = momentOf("French", said, question);
  expect(examine(moment).standing).toBe("astray");
  const about = { ...moment.exercise, objective: "Talk about food" };
  expect(examine({ ...moment, exercise: about }).standing).toBe("answered");
  const earlier = [
    { role: "assistant" as const, content: "Qu'est-ce que tu manges ?" },
    { role: "user" as const, content: "Je mange des pâtes." },
  ];
  expect(examine({ ...moment, lines: [...earlier, ...moment.lines] }).standing).toBe("answered");
});

test("a strong answer is praised now and then", () => {
  const said = "Samedi, j'ai joué au foot et c'était super parce que j'adore le sport et nous avons gagné.";
  const moment = momentOf("French", said, { text: "Qu'est-ce que tu as fait ?" });
  const earlier = Array.from({ length: 2 }, () => [
    { role: "assistant" as const, content: "Ça va ?" },
    { role: "user" as const, content: "Oui." },
  ]).flat();
  expect(tipFor(examine(moment), "French").text).toBe("");
  expect(tipFor(examine({ ...moment, lines: [...earlier, ...moment.lines] }), "French").text).toMatch(
    /^Very good: two time frames and a reason/,
  );
});

test.each<[Language, string, string]>([
  [
    "German",
    "Warum lernst du Deutsch?",
    "Ich lerne Deutsch, weil es nützlich ist und die Stunden Spaß machen.",
  ],
  ["German", "Ist Halloween nur für Kinder?", "Nein, ich glaube, dass Halloween für alle ist."],
  ["German", "Bekommen Kinder zu viele Geschenke?", "Ja, weil sie nicht mit allen spielen."],
  ["German", "Bist du schon einmal umgezogen?", "Ja, wir sind vor fünf Jahren umgezogen."],
  [
    "German",
    "Mit wem gehst du aus?",
    "Mit Freunden, weil wir die gleichen Interessen haben und viel lachen.",
  ],
  ["Spanish", "¿Qué vas a hacer?", "Voy a jugar a los bolos con mis amigos."],
  ["Spanish", "¿Tienes un modelo a seguir?", "Sí, mi modelo es una atleta famosa y una futbolista inglesa."],
  [
    "Spanish",
    "¿Cómo era tu ciudad hace diez años?",
    "Hace diez años mi ciudad era más tranquila y había menos coches.",
  ],
  ["Spanish", "¿Qué haces por la mañana?", "Luego escucho música porque me despierta."],
  ["French", "Quels souvenirs aimes-tu acheter ?", "J'aime acheter des cartes postales et du chocolat."],
  ["French", "Quel est le meilleur âge ?", "À mon avis, le meilleur âge est vingt ans."],
  ["French", "Que penses-tu des mariages ?", "Je trouve les grands mariages beaux."],
  ["French", "Quelle tradition aimes-tu ?", "J'aime le jour des crêpes parce qu'elles sont délicieuses."],
  ["French", "Tu bois de l'eau ?", "Je bois de l'eau du robinet parce qu'elle est bonne."],
])("%s: to “%s”, “%s” is right", (language, text, said) => {
  expect(examine(momentOf(language, said, { text })).findings).toEqual([]);
});
