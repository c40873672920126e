import { expect, test } from "@jest/globals";
import { figuresByLanguage } from "./figures.ts";
import { judgementIn } from "./judgement.ts";
import { between, setsTable } from "./markdown.ts";
import { sheetOf } from "./sheet.ts";

const judged = (["n", "y", "n"] as const).map((_, place) => ({
  sample: { language: "French" as const, question: "q", answer: `a${place}`, correct: place === 2 },
  score: 40,
  tip: "t",
  tellsError: true,
  rules: [],
  ms: 1,
}));

test("a set's line tells what was tipped, what a person found of it, and false alarms", () => {
  const table = setsTable([
    { name: "Set", figures: figuresByLanguage(judged), judgements: { French: { judged: 2, right: 1 } } },
  ]);
  expect(table).toContain("| Set | French | 2 of 2 (100 %) | 1 of 2 (50 %) | 1 of 1 (100 %) | 40 | 40 |");
  expect(table).toContain("| Set | German | – | not judged yet | – | – | – |");
});

test("a judged sheet is counted: only tips about errors in wrong answers, and only where there is a verdict", () => {
  const [heading, first, second, third] = sheetOf(judged).split("\n");
  const sheet = [heading, `${first}y`, `${second}N `, `${third}n`].join("\n");
  expect(judgementIn(sheet, "French")).toEqual({ judged: 2, right: 1 });
  expect(judgementIn(sheetOf(judged), "French")).toEqual({ judged: 0, right: 0 });
  expect(judgementIn(sheet, "Spanish")).toEqual({ judged: 0, right: 0 });
});

test("only what stands between the marks of a page is replaced", () => {
  const page = "a\n<!-- x -->\nold\n<!-- /x -->\nb";
  expect(between(page, "x", "new")).toBe("a\n<!-- x -->\nnew\n<!-- /x -->\nb");
  expect(between(between(page, "x", "new"), "x", "old")).toBe(page);
  expect(() => between(page, "y", "new")).toThrow("no marks for y");
});
