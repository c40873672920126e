import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { isJudged, isToldIn, keyOf, presumesLiking } from "../../../lambdas/partner/dialogue/answered.ts";
import { contentOf } from "../../../lambdas/partner/dialogue/content.ts";
import { knownFrom } from "../../../lambdas/partner/dialogue/facts.ts";
import { alike, answered } from "../../../lambdas/partner/dialogue/graph/answered.ts";
import { glanceAt } from "../../../lambdas/partner/embedded/utterance.ts";

const { followUps } = contentOf("French");
const named = (key: string) => {
  const found = followUps.find((each) => keyOf(each) === key);
  if (!found) throw new Error(`No such question: ${key}`);
  return found;
};

test("every question of the tables exists", () => {
  const keys = new Set(followUps.map(keyOf));
  expect([...answered.keys(), ...alike.flat()].filter((key) => !keys.has(key))).toEqual([]);
});

describe("what was told is not asked", () => {
  test.each<[Language, string, string]>([
    ["German", "Seitdem spiele ich jeden Tag Cello.", "free time/instruments.any"],
    ["French", "Je joue du saxophone depuis cinq ans.", "free time/instruments.since"],
    ["German", "Man darf kein Handy benutzen.", "school/rules.phone"],
    ["German", "Mein Geburtstag ist im Juli.", "family and friends/identity.birthday"],
    ["Spanish", "Mi cumpleaños es en marzo.", "festivals/birthday.when"],
    ["German", "ich spiele fortnite mit meinen freunden", "free time/games.any"],
    ["French", "Je fais du sport trois fois par semaine.", "health/exercise.often"],
    ["French", "Je ne veux pas être célèbre.", "celebrity culture/fame.one-day"],
    ["Spanish", "Desayuno cereales con leche.", "food/breakfast.usual"],
    ["Spanish", "Me acuesto a las diez y media.", "health/sleep.bedtime"],
    ["French", "J'aime la bibliothèque de mon collège.", "school/buildings.place"],
    ["German", "Die Schuluniform ist hässlich.", "school/uniform.opinion"],
  ])("%s: “%s” answers %s", (language, said, key) => {
    expect(isToldIn(answered, key, [glanceAt(said, language)])).toBe(true);
  });
  test.each<[Language, string, string]>([
    ["German", "Mein Bruder ist nett.", "free time/instruments.any"],
    ["French", "J'ai un portable.", "school/rules.phone"],
    ["Spanish", "Vivo en York.", "family and friends/identity.birthday"],
  ])("%s: “%s” leaves %s open", (language, said, key) => {
    expect(isToldIn(answered, key, [glanceAt(said, language)])).toBe(false);
  });
  test("an opinion that was given is not asked for", () => {
    const { judged } = glanceAt("Les concerts sont géniaux.", "French");
    expect(isJudged(named("free time/concerts.opinion"), judged)).toBe(true);
    expect(isJudged(named("celebrity culture/influencers.opinion"), judged)).toBe(false);
  });
  test("who hates something does not do it", () => {
    expect(knownFrom([glanceAt("Je déteste lire.", "French")]).reading).toBe(false);
    expect([...glanceAt("Odio el deporte.", "Spanish").disliked]).toContain("sport");
    expect(presumesLiking(named("free time/reading.holidays"))).toBe(true);
    expect(presumesLiking(named("free time/reading.instead"))).toBe(false);
  });
});
