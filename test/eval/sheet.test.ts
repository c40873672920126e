import { expect, test } from "@jest/globals";
import { sheetOf } from "./sheet.ts";

test("tips stand beside notes, with room to judge them, and no answer becomes a formula", () => {
  const sheet = sheetOf([
    {
      sample: {
        language: "German",
        question: "Was?",
        answer: '=HYPERLINK("x")',
        correct: false,
        note: "a\tb",
      },
      score: 20,
      tip: "“x”: no.",
      tellsError: true,
      rules: [],
      ms: 1,
    },
  ]);
  const [heading, row] = sheet.split("\n");
  expect(heading?.split("\t").slice(-3)).toEqual(["note", "tip", "right?"]);
  expect(row).toContain("German\tno\tno\t20\tyes\tWas?");
  expect(row).toContain("'=HYPERLINK");
  expect(row).toContain('"a\tb"\t“x”: no.\t');
});
