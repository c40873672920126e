import { expect, test } from "@jest/globals";
import { languages } from "../../../../domain/exercise.ts";
import { themes } from "../../../../domain/themes.ts";
import { read } from "../../../../grammar/core/parsedAnswer.ts";
import { missesTense } from "../../../../grammar/rules/time/missedTense.ts";
import { bankOf } from "../../../../lambdas/partner/embedded/build/bank.ts";
import { keywords } from "../../../../lambdas/partner/embedded/build/themes.ts";
import { foreignLanguage } from "../../../../lambdas/partner/embedded/detect.ts";

const slots = [
  ["statement", "present"],
  ["statement", "past"],
  ["statement", "future"],
  ["statement", "conditional"],
  ["opinion", "present"],
  ["ask", undefined],
  ["describe", "present"],
] as const;

test.each(languages)("%s: every theme has a choice of every kind and tense at both tiers", (language) => {
  const { entries, headings } = bankOf(language);
  for (const theme of themes) {
    expect(headings[theme].title).not.toBe("");
    expect(headings[theme].words.length).toBeGreaterThanOrEqual(4);
    for (const [kind, tense] of slots)
      for (const tier of ["foundational", "higher"] as const) {
        const fitting = entries.filter(
          (entry) => entry.theme === theme && entry.kind === kind && entry.tense === tense && entry[tier],
        );
        expect(fitting.length).toBeGreaterThanOrEqual(2);
      }
  }
});

test.each(languages)("%s: no theme asks the same twice, and no question would be cut in two", (language) => {
  for (const theme of themes) {
    const texts = bankOf(language)
      .entries.filter((entry) => entry.theme === theme)
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^;]+[?.]$/);
  }
});

test.each(languages)("%s: every cell is written, questions and answers in the language", (language) => {
  for (const { text, english, model } of bankOf(language).entries) {
    expect([text, english, model]).not.toContain("");
    expect([text, foreignLanguage(text, language)]).toEqual([text, undefined]);
    expect([model, foreignLanguage(model, language)]).toEqual([model, undefined]);
    expect(english).toMatch(/^[\x20-\x7e]+$/);
  }
});

test.each(languages)("%s: model answers are in the tense asked for", (language) => {
  // A student who asks may use any tense.
  for (const { model, tense } of bankOf(language).entries.filter(({ kind }) => kind !== "ask")) {
    const answer = read(model, language);
    const told = { model, misses: missesTense(answer, tense), hasVerb: answer.uses.length > 0 };
    expect(told).toEqual({ model, misses: false, hasVerb: true });
  }
});

// Answers stand on their own: passages are made of them.
test.each(languages)("%s: no model answer begins with yes or no", (language) => {
  for (const { model, kind } of bankOf(language).entries)
    if (kind !== "ask") expect(model).not.toMatch(/^(oui|non|sí|no|ja|nein)\b/i);
});

test("no word asks for two themes", () => {
  const words = themes.flatMap((theme) => [...new Set(keywords[theme].match(/\S+/g) ?? [])]);
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  for (const word of words) expect(word).toMatch(/^[a-z]+$/);
});
