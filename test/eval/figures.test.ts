import { expect, test } from "@jest/globals";
import { figuresByLanguage, type Judged } from "./figures.ts";

const judged = (
  correct: boolean,
  tellsError: boolean,
  score: number,
  ms: number,
  ...rules: string[]
): Judged => ({
  sample: {
    language: "Spanish",
    question: "q",
    answer: `a${ms}`,
    correct,
    ...(correct ? {} : { note: "n" }),
  },
  score,
  tip: tellsError ? "t" : "",
  tellsError,
  rules,
  ms,
});

test("counts, means, a median, and rows in the order of the file", () => {
  const { French, Spanish } = figuresByLanguage([
    judged(false, true, 40, 1, "es.accent.missing", "es.liking.number", "es.liking.number"),
    judged(true, false, 80, 2),
    judged(false, false, 45.5, 90),
    judged(true, true, 60, 3, "es.liking.number"),
    judged(false, true, 30, 4),
  ]);
  expect(Spanish).toEqual({
    wrong: 3,
    tipped: 2,
    correct: 2,
    falseAlarms: 1,
    meanScoreWrong: 38.5,
    meanScoreCorrect: 70,
    msPerAnswer: 3,
    rules: {
      "es.liking.number": { wrong: 1, correct: 1 },
      "es.accent.missing": { wrong: 1, correct: 0 },
    },
    rows: [
      { answer: "a1", note: "n", tip: "t" },
      { answer: "a2", note: "", tip: "" },
      { answer: "a90", note: "n", tip: "" },
      { answer: "a3", note: "", tip: "t" },
      { answer: "a4", note: "n", tip: "t" },
    ],
  });
  expect(French).toMatchObject({ wrong: 0, correct: 0, meanScoreWrong: null, msPerAnswer: null, rows: [] });
});
