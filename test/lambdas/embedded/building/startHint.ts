import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { phrasebookOf } from "../../../../lambdas/partner/embedded/phrasebook.ts";
import { startHint } from "../../../../lambdas/partner/embedded/startHint.ts";

const said = (language: Language, question: string, options: string): string => {
  const { start = "", words = [] } = startHint(options, question, language) ?? {};
  return [start, ...words.map(({ text, english }) => `${text}: ${english}`)].join(" | ");
};

test.each<[Language, string, string, string]>([
  [
    "French",
    "Qu'est-ce que tu vas faire le week-end prochain ?",
    "Le week-end prochain, je vais aller en ville parce que j'adore les magasins.",
    "Le week-end prochain | la ville: town | les magasins: shops",
  ],
  [
    "French",
    "Quel sport est-ce que tu préfères ?",
    "Je préfère le tennis parce que c'est rapide.",
    "Je préfère le | le tennis: tennis | rapide: fast",
  ],
  [
    "Spanish",
    "¿Te gusta cocinar?",
    "Sí, me gusta cocinar con mi madre porque es divertido.",
    "Sí, me gusta | la madre: mother | divertido: fun",
  ],
  [
    "German",
    "Was machst du für die Umwelt?",
    "Ich recycle Papier und gehe zu Fuß zur Schule, um die Umwelt zu schützen.",
    "Ich recycle Papier | der Fuß: foot | schützen: to protect",
  ],
  ["German", "Wohin fährst du?", "Ich fahre gern nach Frankreich.", "Ich fahre | Frankreich: France"],
])("%s: “%s” – “%s” begins and has words", (language, question, options, help) => {
  expect(said(language, question, options)).toBe(help);
});

test.each(["", "Oui.", "Oui, merci."])("an answer like “%s” leaves nothing to begin", (options) => {
  expect(startHint(options, "Ça va ?", "French")).toBeUndefined();
});

describe.each(["French", "Spanish", "German"] as const)("%s: Mark's own questions", (language) => {
  const asked = phrasebookOf(language).questions;

  test("all have a beginning of two or three words, and most two words of help", () => {
    const hints = asked.map(({ text, model }) => startHint(model, text, language));
    expect(hints.every((hint) => /^\S+ \S+( \S+)?$/.test(hint?.start ?? ""))).toBe(true);
    const two = hints.filter((hint) => hint?.words.length === 2).length;
    expect(two / asked.length).toBeGreaterThan(0.85);
  });

  test("no word stands in the beginning, and each has its English", () => {
    for (const { text, model } of asked) {
      const { start = "", words = [] } = startHint(model, text, language) ?? {};
      for (const word of words) {
        expect(start.toLowerCase().split(" ")).not.toContain(word.text.toLowerCase());
        expect(word.english).not.toBe("");
      }
    }
  });
});
