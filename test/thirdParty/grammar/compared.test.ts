import { expect, test } from "@jest/globals";
import type { Sample } from "../../eval/sample.ts";
import { comparisonTable, fairMatches, figuresOf, missedBy, outOfOrder } from "./compared.ts";
import type { Match } from "./languageTool.ts";

const answer = (text: string, correct: boolean, spoken: boolean): Sample => ({
  ...{ language: "French", question: "Ça va ?", answer: text, correct, spoken },
});
const samples = [
  answer("je suis quinze ans", false, true),
  answer("Mon sœur est là.", false, false),
  answer("Il a mangé.", true, false),
  answer("oui ça va", true, true),
];
const verdicts = (...tells: boolean[]) => tells.map((one, at) => ({ tells: one, ms: at }));
const match = (rule: string, category: string, from: number, to: number): Match => ({
  ...{ rule, category, from, to },
});

test("what is told and what is a false alarm is counted apart for typed and spoken answers", () => {
  expect(figuresOf(verdicts(true, false, true, false), samples)).toEqual({
    typed: { wrong: 1, told: 0, correct: 1, alarms: 1 },
    spoken: { wrong: 1, told: 1, correct: 1, alarms: 0 },
  });
});

test("the order holds where ours tell as much with as few alarms, and is broken by one more or one fewer", () => {
  const ours = figuresOf(verdicts(true, false, true, false), samples);
  expect(outOfOrder("French", ours, ours)).toEqual([]);
  const better = figuresOf(verdicts(true, true, false, false), samples);
  expect(outOfOrder("French", ours, better)).toEqual([
    "French: LanguageTool tells 2, Viva 1.",
    "French: LanguageTool has 0 false alarms, Viva 1.",
  ]);
  expect(outOfOrder("French", better, ours)).toEqual([]);
});

test("of a spoken answer only what can be heard counts", () => {
  const [comma, verb] = [match("COMMA", "PUNCTUATION", 0, 2), match("VERB", "GRAMMAR", 3, 7)];
  const checked = { loadMs: 1, answers: samples.map(() => ({ ms: 1, whole: [comma, verb], heard: [verb] })) };
  expect(fairMatches(checked, samples).map((found) => found.length)).toEqual([1, 2, 2, 1]);
});

test("a rule that told where ours were silent is counted once an answer, with the first such answer", () => {
  const found = [
    [match("AGE", "GRAMMAR", 0, 7), match("AGE", "GRAMMAR", 8, 14)],
    [match("MON", "GRAMMAR", 0, 3)],
    [match("MON", "GRAMMAR", 0, 2)],
    [],
  ];
  expect(missedBy(verdicts(false, true, false, false), found, samples)).toEqual([
    { rule: "AGE", count: 1, answer: "je suis quinze ans", said: "je suis" },
  ]);
});

test("the table has a line for each checker", () => {
  const checker = { name: "Ours", language: "French" as const, verdicts: verdicts(true, false, true, false) };
  const table = comparisonTable(
    [
      { ...checker, loadMs: 61, kb: 651.2 },
      { ...checker, loadMs: 3210, kb: 80_000 },
    ],
    { French: samples, Spanish: [], German: [] },
  );
  expect(table.split("\n").slice(2)).toEqual([
    "| French | Ours | 0 of 1 (0 %) | 1 of 1 (100 %) | 1 of 1 (100 %) | 0 of 1 (0 %) | 2.0 | 0.06 s | 652 KB |",
    "| French | Ours | 0 of 1 (0 %) | 1 of 1 (100 %) | 1 of 1 (100 %) | 0 of 1 (0 %) | 2.0 | 3.2 s | 79 MB |",
  ]);
});
