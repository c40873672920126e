import { expect, test } from "@jest/globals";
import Papa from "papaparse";
import { gatherAttempts } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { csvOf } from "../../../frontend/src/results/csv.ts";
import { resultRow } from "../../domain/resultRow.ts";

const csv = (rows: ResultRow[], { isShared = true, hasConfidential = false } = {}) =>
  csvOf(gatherAttempts(rows).students, { isShared, hasConfidential });
const read = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ""), { header: true }).data;

test("Excel is told that it is UTF-8, and lines end as it likes them", () => {
  const text = csv([resultRow()]);
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text.split("\r\n")).toHaveLength(2);
});

test.each(["=1+1", "+441234", "-2", "@SUM(A1)", "  =1", "＝1+1", "\u200b=1"])(
  "%j is no formula in any spreadsheet",
  (studentId) => {
    expect(read(csv([resultRow({ studentId })]))[0]?.["Student ID"]).toBe(`'${studentId}`);
  },
);

test.each([
  ["x;=cmd|'/c calc'!A1", "x;'=cmd|'/c calc'!A1"],
  ["x\t+1", "x\t'+1"],
  ["x; \u200b@SUM(A1)", "x; \u200b'@SUM(A1)"],
  ['x;"=1', "x;\"'=1"],
  ["x;＝1;-2", "x;'＝1;'-2"],
  ["x\n=1", "x\n'=1"],
  ["\t=1", "\t'=1"],
  ["=1\n+2", "'=1\n'+2"],
])("%j begins no formula where a semicolon, a tab or a line parts cells", (studentId, told) => {
  expect(read(csv([resultRow({ studentId })]))[0]?.["Student ID"]).toBe(told);
});

test.each(["well; I=me", "a;b", "Anna; 5-6"])("%j stays as it is", (studentId) => {
  expect(read(csv([resultRow({ studentId })]))[0]?.["Student ID"]).toBe(studentId);
});

test("quotes, commas and lines come back as they were", () => {
  const feedback = 'You said: "J\'ai", well,\n• and more';
  expect(read(csv([resultRow({ feedback })]))[0]?.Feedback).toBe(feedback);
});

test("a mark is no day in October", () => {
  const teacher = { mark: "7/10", reason: "Clear", note: "", markedAt: 1 };
  expect(read(csv([resultRow({ grade: "31 / 50", teacher })]))[0]).toMatchObject({
    Grade: "31 out of 50",
    "Grade (%)": "62",
    "Your mark": "7 out of 10",
    Reason: "Clear",
  });
});

test.each(["4-5", "10/11", "7E1", " 1 - 2 ", "9e02", "1-2-26", "12:30"])(
  "%j stays what was written, and becomes no day, no time and no power of ten",
  (text) => {
    const teacher = { mark: text.replaceAll("/", "-"), reason: "Clear", note: "", markedAt: 1 };
    expect(read(csv([resultRow({ studentId: text, class_id: text, teacher })]))[0]).toMatchObject({
      "Student ID": `'${text}`,
      Class: `'${text}`,
      "Your mark": `'${teacher.mark}`,
    });
  },
);

test.each(["10B", "85", "7.5", "B+", "Anna-Lena 2"])("%j needs no apostrophe", (mark) => {
  const teacher = { mark, reason: "Clear", note: "", markedAt: 1 };
  expect(read(csv([resultRow({ teacher })]))[0]).toMatchObject({ "Your mark": mark });
});

test("every finished attempt is in it under its student's number, and what is another's or nobody's is not", () => {
  const rows = read(
    csv([
      resultRow({ attempt: "1", student: "a", studentId: "Sam", finishedAt: 9000 }),
      resultRow({ attempt: "2", student: "b", studentId: "Sam", finishedAt: 8000 }),
      resultRow({ attempt: "3", student: "a", studentId: "Sam", finishedAt: 7000 }),
      resultRow({ attempt: "4", student: "t", studentId: "Teresa", isTest: true }),
    ]),
  );
  expect(rows.map((row) => row["Student No."])).toEqual(["1", "1", "2"]);
  const own = csv([resultRow()], { isShared: false });
  expect(own).not.toContain("Anna");
  expect(own).not.toContain("Your mark");
});

test("remarks, mistakes, pronunciation, engine and version are told in words; the time is this machine's", () => {
  const finishedAt = new Date(2026, 10, 16, 9, 5, 7).getTime();
  const [row] = read(
    csv([
      resultRow({
        finishedAt,
        version: 3,
        engine: "bedrock",
        confidence: 0.79,
        timesAskedToRepeat: 2,
        flags: ["typed", "corrected"],
        mistakes: [
          { kind: "auxiliary", said: "j'ai allé", right: "je suis allé" },
          { kind: "question", said: "" },
        ],
      }),
    ]),
  );
  expect(row).toMatchObject({
    Finished: "2026-11-16 09:05:07",
    Version: "3",
    "Marked by": "a language model",
    "Pronunciation (of 5)": "4",
    "Asked to repeat": "2",
    Remarks: "Typed, as speaking did not work; Put right what was heard",
    Mistakes: "Wrong past auxiliary: “j'ai allé” → “je suis allé”\nNo question asked",
  });
});

test("what was never heard has no stars, and a mark that is kept back is no mark", () => {
  const { grade: _, vocabulary: __, grammar: ___, ...kept } = resultRow();
  expect(read(csv([kept]))[0]).toMatchObject({
    Grade: "",
    "Grade (%)": "",
    "Vocab Score": "",
    "Pronunciation (of 5)": "",
    "Asked to repeat": "0",
  });
});

test("safeguarding flags and private notes are in the file only when asked for, and never in a student's own", () => {
  const teacher = { mark: "7/10", reason: "Clear", note: "Speak to Mrs Hale", markedAt: 1 };
  const row = resultRow({ flags: ["typed", "distress"], teacher });
  for (const text of [csv([row]), csv([row], { isShared: false, hasConfidential: true })]) {
    expect(text).toContain("Typed, as speaking did not work");
    expect(text).not.toMatch(/distress|safeguarding|Speak to Mrs Hale|note/i);
  }
  expect(read(csv([row], { hasConfidential: true }))[0]).toMatchObject({
    Remarks: "Typed, as speaking did not work",
    "Safeguarding flags": "May be in distress",
    "Private note": "Speak to Mrs Hale",
  });
});
