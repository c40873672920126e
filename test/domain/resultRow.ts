import type { ResultRow } from "../../domain/resultShapes.ts";

/** A finished attempt of one Anna, with what is said to be other about it. */
export const resultRow = (other: Partial<ResultRow> = {}): ResultRow => ({
  attempt: "a1",
  startedAt: 1000,
  finishedAt: 2000,
  version: 1,
  class_id: "10B",
  engine: "embedded",
  grade: "62 / 100",
  vocabulary: 70,
  grammar: 54,
  feedback: "You did well:\n• Clear answers",
  answers: 5,
  mistakes: [],
  flags: [],
  studentId: "Anna",
  student: "anna",
  isTest: false,
  ...other,
});

/** The same, begun and not finished. */
export const begunRow = (other: Partial<ResultRow> = {}): ResultRow => {
  const {
    finishedAt: _end,
    engine: _engine,
    grade: _grade,
    vocabulary: _vocabulary,
    grammar: _grammar,
    feedback: _feedback,
    ...row
  } = resultRow(other);
  return row;
};
