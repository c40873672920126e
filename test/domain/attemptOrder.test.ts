import { expect, test } from "@jest/globals";
import { inOrder, type ResultOrder, shareOf } from "../../domain/attemptOrder.ts";
import { gatherAttempts } from "../../domain/attempts.ts";
import type { ResultRow } from "../../domain/resultShapes.ts";
import { begunRow, resultRow } from "./resultRow.ts";

test.each([
  ["31 / 50", 0.62],
  ["7/10", 0.7],
  ["7,5 / 10", 0.75],
  ["80", 80],
  ["80 %", 80],
  ["B+", undefined],
  ["", undefined],
])("%j is the share %p", (mark, share) => expect(shareOf(mark)).toBe(share));

const sorted = (rows: ResultRow[], column: ResultOrder["column"], direction: ResultOrder["direction"]) =>
  inOrder(gatherAttempts(rows).students, { column, direction }).map(({ student }) => student);

const rows = [
  resultRow({ student: "a", studentId: "émile", grade: "9 / 10", grammar: 80, finishedAt: 3 }),
  resultRow({ student: "b", studentId: "Dora", grade: "31 / 50", grammar: 9, finishedAt: 2 }),
  begunRow({ student: "c", studentId: "Fred", startedAt: 9 }),
];

test("each column is sorted as what it holds, and who has nothing in it is last, either way", () => {
  expect(sorted(rows, "student", "ascending")).toEqual(["b", "a", "c"]);
  expect(sorted(rows, "grade", "ascending")).toEqual(["b", "a", "c"]);
  expect(sorted(rows, "grade", "descending")).toEqual(["a", "b", "c"]);
  expect(sorted(rows, "grammar", "ascending")).toEqual(["b", "a", "c"]);
  expect(sorted(rows, "time", "descending")).toEqual(["c", "a", "b"]);
});

test("a teacher's own marks are sorted as shares too, letters after numbers' places, none last", () => {
  const marked = (student: string, mark: string) =>
    resultRow({ student, studentId: student, teacher: { mark, reason: "r", note: "", markedAt: 1 } });
  expect(sorted([marked("a", "7/10"), marked("b", "13/20"), marked("c", "")], "mark", "ascending")).toEqual([
    "b",
    "a",
    "c",
  ]);
});
