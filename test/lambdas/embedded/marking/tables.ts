import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "../../../../domain/exercise.ts";
import { entries } from "../../../../grammar/core/entries.ts";
import { topics } from "../../../../grammar/core/topics.ts";
import { patternOf } from "../../../../grammar/engine/pattern/pattern.ts";
import { compiledLanguage } from "../../../../grammar/languages/languages.ts";
import { phrasebookOf } from "../../../../lambdas/partner/embedded/phrasebook.ts";

describe.each(languages)("%s", (language) => {
  const { definition, lexicon } = compiledLanguage(language);
  const { questions } = phrasebookOf(language);

  test("there is a GCSE's worth of words, each with its English", () => {
    const nouns = Object.entries(definition.nouns).flatMap(([topic, genders]) =>
      Object.values(genders).flatMap((list) => entries({ [topic]: list })),
    );
    expect(nouns.length).toBeGreaterThanOrEqual(300);
    expect(definition.verbs().length).toBeGreaterThanOrEqual(80);
    for (const { word, english } of nouns)
      expect([word, english]).toEqual([word, expect.stringMatching(/.+/)]);
    for (const { lemma, gloss } of definition.verbs())
      expect([lemma, gloss]).toEqual([lemma, expect.stringMatching(/.+/)]);
  });
  test("no verb has an empty form, and every person is there", () => {
    for (const { lemma, forms } of definition.verbs()) {
      expect([lemma, forms.filter(({ form }) => form === "")]).toEqual([lemma, []]);
      const present = new Set(forms.filter(({ mood }) => mood === "present").map(({ person }) => person));
      // il faut, hay: nobody else can do it.
      const all = present.size === 1 && present.has(2) ? 6 : present.size;
      expect([lemma, all]).toEqual([lemma, 6]);
    }
  });
  test("what is put right names only words that its pattern catches", () => {
    const lost = (definition.tokenRules ?? []).flatMap(({ pattern, right = "" }) => {
      const elements = patternOf(pattern, false);
      const named = [...right.matchAll(/\$(\d+)/g)].map(([, place]) => elements[Number(place) - 1]?.kind);
      return named.every((kind) => kind === "word" || kind === "+" || kind === "$") ? [] : [pattern];
    });
    expect(lost).toEqual([]);
  });
  test("every question of Mark's is asked once, with English and a model answer free of mistakes", async () => {
    const { examine } = await import("../../../../lambdas/partner/embedded/examine.ts");
    const { momentOf } = await import("../lesson.ts");
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    for (const { text, english, model } of questions) {
      expect(english).toMatch(/\?$/);
      const { findings, standing } = examine(momentOf(language, model, { text }));
      expect([model, standing, findings]).toEqual([model, "answered", []]);
    }
  });
  test("every topic has a question", () => {
    for (const topic of topics)
      expect([topic, questions.some((ask) => ask.topic === topic)]).toEqual([topic, true]);
  });
  test("the lexicon knows its own function words", () => {
    for (const word of definition.words.telling.split(/\s+/))
      expect([word, lexicon.known.has(word)]).toEqual([word, true]);
  });
});

test.each<[Language, string, string]>([
  ["French", "manger", "mangeons"],
  ["French", "préférer", "préfèrent"],
  ["French", "acheter", "achètera"],
  ["French", "venir", "viendrai"],
  ["French", "finir", "finissait"],
  ["French", "prendre", "prenne"],
  ["French", "naître", "né"],
  ["Spanish", "jugar", "jugué"],
  ["Spanish", "pedir", "pidieron"],
  ["Spanish", "dormir", "durmió"],
  ["Spanish", "hacer", "haría"],
  ["Spanish", "buscar", "busqué"],
  ["Spanish", "conocer", "conozca"],
  ["Spanish", "volver", "vuelto"],
  ["German", "fahren", "fährst"],
  ["German", "arbeiten", "gearbeitet"],
  ["German", "aufstehen", "aufgestanden"],
  ["German", "einladen", "einzuladen"],
  ["German", "sammeln", "sammle"],
  ["German", "mögen", "möchten"],
  ["German", "studieren", "studiert"],
])("%s: %s has the form %s", (language, lemma, form) => {
  const readings = compiledLanguage(language).lexicon.verbs.get(form) ?? [];
  expect(readings.map(({ verb }) => verb.lemma)).toContain(lemma);
});
