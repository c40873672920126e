import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../domain/demos.ts";
import type { Language } from "../../../domain/exercise.ts";
import { questionsFor } from "../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { speechOf } from "../../../lambdas/partner/embedded/speech.ts";
import { exerciseWith, momentOf, play, replyAt } from "./lesson.ts";

const demoOf = (language: Language) => Object.values(demos).find((demo) => demo.language === language);
const askedIn = (language: Language, place: number) => {
  const demo = demoOf(language);
  return (demo && questionsFor(demo)[place]) ?? { text: "" };
};
const DONE = 0;
const WHO = 1;
const FOOD = 2;
const OPINION = 3;
const PLANS = 4;

/** Short, honest, informal: but answers. */
test.each<[Language, number, string]>([
  ["French", WHO, "Avec mon soeur et mes parent."],
  ["French", WHO, "ben avec mes potes quoi"],
  ["French", WHO, "avec mon chien haha"],
  ["French", DONE, "rien"],
  ["French", DONE, "Du foot."],
  ["French", OPINION, "bof"],
  ["French", OPINION, "bien"],
  ["French", PLANS, "Du shopping."],
  ["French", PLANS, "dormir encore"],
  ["French", PLANS, "je aller cinema"],
  ["Spanish", WHO, "con mi perro"],
  ["Spanish", WHO, "pues con mis colegas y eso"],
  ["Spanish", DONE, "nada"],
  ["Spanish", FOOD, "Un sándwich."],
  ["Spanish", OPINION, "mal"],
  ["Spanish", PLANS, "Dormir."],
  ["German", WHO, "na mit meinen Kumpels halt"],
  ["German", DONE, "ich hab nur gepennt haha"],
  ["German", DONE, "ich habe am samstag fussball gespielt und dann musik gehoert"],
  ["German", DONE, "nichts"],
  ["German", OPINION, "naja"],
  ["German", PLANS, "Shoppen."],
  ["French", FOOD, "des lasagnes que ma mère a faites"],
  ["French", FOOD, "une tartiflette que ma mère a faite"],
  ["French", FOOD, "McDo"],
  ["French", PLANS, "Samedi prochain j'ai un match de foot"],
  ["French", PLANS, "rien de spécial"],
  ["Spanish", DONE, "estuve en casa todo el finde"],
  ["Spanish", PLANS, "El sábado que viene tengo un partido de fútbol"],
  ["German", FOOD, "Lasagne, die meine Mutter gemacht hat"],
  ["German", PLANS, "Nächsten Samstag habe ich ein Fußballspiel"],
])("%s, question %i: “%s” is taken as an answer", (language, place, said) => {
  const { standing, relevance } = examine(momentOf(language, said, askedIn(language, place)));
  expect(standing).toBe("answered");
  expect(relevance.missed).not.toContain("who");
});

test.each<[Language, number, string]>([
  ["French", DONE, "Mon chat est noir."],
  ["French", WHO, "J'aime le bleu parce que c'est joli."],
  ["Spanish", DONE, "Mi gato es negro."],
  ["German", DONE, "Meine Katze ist schwarz."],
  ["French", DONE, "Oui."],
  ["German", FOOD, "nein"],
])("%s, question %i: “%s” is about something else", (language, place, said) => {
  expect(examine(momentOf(language, said, askedIn(language, place))).standing).toBe("astray");
});

test("what a family is like may be how many they are", () => {
  const said: readonly [Language, string, string][] = [
    ["French", "Comment est ta famille ?", "il y a quatre personnes"],
    ["Spanish", "¿Cómo es tu familia?", "hay cuatro personas"],
    ["German", "Wie ist deine Familie?", "es gibt vier Personen"],
  ];
  for (const [language, text, answer] of said)
    expect(examine(momentOf(language, answer, { text })).standing).toBe("answered");
});

describe.each<[Language, string, string, string, string]>([
  ["French", "Avec mon frère.", "Je m'appelle Tom et j'ai quinze ans.", "rien", "J'ai mangé des pâtes."],
  ["Spanish", "Con mi familia.", "Me llamo Tom y tengo quince años.", "nada", "Comí pasta."],
  ["German", "Mit meinem Bruder.", "Ich heiße Tom und bin fünfzehn.", "nichts", "Ich habe Nudeln gegessen."],
])("%s scores", (language, short, elsewhere, nothing, whole) => {
  const score = async (said: string, place: number) =>
    (await embedded.assess(momentOf(language, said, askedIn(language, place)))).score;

  test("a short answer that is right is worth more than a long one to no question", async () => {
    expect(await score(short, WHO)).toBeGreaterThan(await score(elsewhere, FOOD));
  });
  test("nothing, one word, a sentence: in this order", async () => {
    expect(await score("", FOOD)).toBe(0);
    expect(await score(nothing, FOOD)).toBeGreaterThan(await score("", FOOD));
    expect(await score(whole, FOOD)).toBeGreaterThan(await score(nothing, FOOD));
  });
});

test.each<[Language, number, string, string]>([
  ["Spanish", DONE, "Fui al cine con mi amigos", "Say “mis amigos”"],
  ["Spanish", FOOD, "Yo come hamburguesas", "Say “Yo comí”"],
  ["Spanish", PLANS, "Yo voy ver una película", "Say “voy a ver”"],
  ["French", WHO, "Avec mon soeur et mes parent.", "Say “ma soeur”"],
  ["French", FOOD, "Je mange une pizza.", "Say “j'ai mangé”"],
  ["French", DONE, "hier j'ai étudier les maths", "Say “ai étudié”"],
  ["German", WHO, "Mit meine Bruder.", "Say “meinem Bruder”"],
  ["German", PLANS, "Ich werde besuche meine Oma", "Say “werde besuchen”"],
])("%s, question %i: “%s” gets the fix", async (language, place, said, fix) => {
  const { improvement } = await embedded.assess(momentOf(language, said, askedIn(language, place)));
  expect(improvement).toContain(fix);
});

test.each<[Language, string, string]>([
  ["French", "Il y a trois personne.", "trois personnes"],
  ["Spanish", "Hay tres persona.", "tres personas"],
])("%s: “%s” needs its plural", async (language, said, right) => {
  const { improvement } = await embedded.assess(momentOf(language, said, { text: "" }));
  expect(improvement).toContain(`Say “${right}”`);
});

test.each<[Language, string]>([
  ["German", "Ich habe es mit meinen Eltern verbracht."],
  ["German", "Ich werde ins Kino gehen und nachher zu Hause für die Schule üben."],
  ["French", "Le week-end dernier samedi matin je me suis levé tôt."],
  ["French", "Moi et mon ami avons joué au tennis."],
  ["French", "Il est huit heures et j'ai vingt-deux ans."],
  ["Spanish", "Me levanto a las siete y media."],
  ["German", "Ich habe zwei Euro und drei Stück Kuchen."],
])("%s: “%s” raises no alarm", (language, said) => {
  expect(examine(momentOf(language, said, { text: "" })).findings).toEqual([]);
});

test("the reason for an answer may stand in any tense", () => {
  const asked = { text: "Tu voudrais habiter où ?", tense: "conditional" as const };
  const { findings } = examine(momentOf("French", "Oui, en Espagne, parce qu'il fait chaud.", asked));
  expect(findings).toEqual([]);
});

test("German tells a plan in the present, but neither a liking nor a state", () => {
  const missed = (said: string) =>
    examine(momentOf("German", said, askedIn("German", PLANS))).findings.some(({ kind }) => kind === "tense");
  expect(missed("Ich gehe ins Kino.")).toBe(false);
  expect(missed("Ich treffe meine Freunde.")).toBe(false);
  expect(missed("Ich spiele gern Basketball.")).toBe(true);
  expect(missed("Ich wohne in Leeds.")).toBe(true);
});

test("a word that is a conjunction here is not taken up as a noun", async () => {
  const asked = askedIn("French", OPINION);
  const said = "C'était trop bien car j'ai vu un match.";
  expect(await replyAt(momentOf("French", said, asked, { next: { kind: "follow-up" } }))).not.toMatch(
    /le car/i,
  );
});

test("“fue al cine” is a form of ir", () => {
  const [worst] = examine(momentOf("Spanish", "Yo fue al cine.", { text: "" })).findings;
  expect(worst?.rule).toContain("“ir”");
});

test("a wish in the present is no plan", async () => {
  const said = "J'aime jouer au basket parce que c'est amusant.";
  const { improvement } = await embedded.assess(momentOf("French", said, askedIn("French", PLANS)));
  expect(improvement).toContain("the question asks for the future");
});

describe.each(["French", "Spanish", "German"] as const)("%s, over a whole conversation", (language) => {
  const { reactions } = speechOf(language).tongue;
  const rebukes = (reactions.astray ?? []).map(({ text }) => text);
  const elsewhere = {
    French: "Mon chat est noir.",
    Spanish: "Mi gato es negro.",
    German: "Meine Katze ist schwarz.",
  };
  const bad = { French: "C'était nul.", Spanish: "Fue aburrido.", German: "Es war langweilig." };

  test("Mark says at most twice that his question was missed", async () => {
    const exercise = exerciseWith({ language, title: "Food", objective: "food" });
    const replies = (
      await play(
        exercise,
        Array.from({ length: 11 }, () => elsewhere[language]),
      )
    ).map(({ reply }) => reply);
    const told = replies.filter((reply) => rebukes.some((text) => reply.startsWith(text)));
    expect(told.length).toBeLessThanOrEqual(2);
  });
  test("no words of pity come twice while there are others", async () => {
    const exercise = exerciseWith({ language, title: "Opinions" });
    const pity = (reactions.negative ?? []).map(({ text }) => text);
    const played = await play(
      exercise,
      Array.from({ length: pity.length }, () => bad[language]),
    );
    const said = played.flatMap(({ reply }) => pity.filter((text) => reply.startsWith(text)));
    expect(new Set(said).size).toBe(said.length);
  });
  test("mixed feelings get neither pity nor joy", async () => {
    const mixed = {
      French: "Ma mère est gentille, mais mon père est strict.",
      Spanish: "Mi madre es simpática, pero mi padre es estricto.",
      German: "Meine Mutter ist nett, aber mein Vater ist streng.",
    };
    const [first] = await play(exerciseWith({ language, title: "Family" }), [mixed[language]]);
    const felt = [...(reactions.negative ?? []), ...(reactions.positive ?? [])];
    expect(felt.some(({ text }) => first?.reply.startsWith(text))).toBe(false);
  });
});

test.each<[Language, string, RegExp]>([
  ["French", "J'ai mangé des pâtes.", /\bpasta\b/],
  ["French", "J'ai acheté une jupe.", /\bthe skirt\b/],
  ["French", "Je suis allé en Espagne.", /\bSpain\b/],
  ["French", "J'ai vu un chien.", /\ba dog\b/],
  ["Spanish", "Compré una falda.", /\bthe skirt\b/],
  ["Spanish", "Jugué al fútbol.", /\b[Ff]ootball\b/],
  ["German", "Ich habe ein Kleid gekauft.", /\bthe dress\b/],
  ["German", "Ich habe Nudeln gegessen.", /\bpasta\b/],
])("%s: what Mark takes up from “%s” is good English", async (language, said, english) => {
  const moment = momentOf(language, said, { text: "" }, { next: { kind: "follow-up" } });
  const { translation } = await embedded.annotate(moment, await replyAt(moment));
  expect(translation).toMatch(english);
  expect(translation).not.toMatch(/pastas|the (football|pasta|Spain)/);
});

test("countries keep their capital and their article", async () => {
  const said: readonly [Language, string, RegExp][] = [
    ["French", "Je vais en France.", /[Ll]a France/],
    ["Spanish", "Voy a Francia.", /(?<!la )Francia/],
  ];
  for (const [language, answer, name] of said) {
    const [first] = await play(exerciseWith({ language, title: "Travel" }), [answer]);
    expect(first?.reply).toMatch(name);
  }
});
