import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { askedIn, DONE, FOOD, OPINION, PLANS, WHO } from "../demoQuestions.ts";
import { momentOf } from "../lesson.ts";

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
  ["French", DONE, "Oui."],
  ["German", FOOD, "nein"],
])("%s, question %i: “%s” is no answer to it", (language, place, said) => {
  expect(examine(momentOf(language, said, askedIn(language, place))).standing).toBe("astray");
});

// So few words prove nothing: whoever says them is not told that they are wrong, and gets half the points at most.
test.each<[Language, number, string]>([
  ["French", DONE, "Mon chat est noir."],
  ["French", WHO, "J'aime le bleu parce que c'est joli."],
  ["Spanish", DONE, "Mi gato es negro."],
  ["German", DONE, "Meine Katze ist schwarz."],
])("%s, question %i: “%s” is worth little", async (language, place, said) => {
  const { score } = await embedded.assess(momentOf(language, said, askedIn(language, place)));
  expect(score).toBeLessThanOrEqual(50);
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
