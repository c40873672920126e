import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { askedIn, DONE, FOOD, OPINION, PLANS, WHO } from "../demoQuestions.ts";
import { momentOf, replyAt } from "../lesson.ts";

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
  expect(worst?.message).toContain("*ir*");
});

test("a wish in the present is no plan", async () => {
  const said = "J'aime jouer au basket parce que c'est amusant.";
  const { improvement } = await embedded.assess(momentOf("French", said, askedIn("French", PLANS)));
  expect(improvement).toContain("The question asks for the future");
});
