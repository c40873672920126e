import { isFinished, type StudentAttempts, timeOf } from "./attempts.ts";
import type { ResultRow } from "./resultShapes.ts";

/** The columns of a table of results that it can be sorted by. */
export const resultColumns = [
  "student",
  "grade",
  "feedback",
  "vocabulary",
  "grammar",
  "mark",
  "time",
] as const;
export type ResultColumn = (typeof resultColumns)[number];
export type ResultOrder = { column: ResultColumn; direction: "ascending" | "descending" };

/**
 * A mark as a share of what could be had, 0–1: "31 / 50" is 0.62; a number alone is taken as it is. Undefined where it is
 * no number, such as "B+".
 */
export const shareOf = (mark: string): number | undefined => {
  const [, had, all] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+(?:[.,]\d+)?))?\s*%?\s*$/.exec(mark) ?? [];
  if (had === undefined) return undefined;
  const number = (text: string) => Number(text.replace(",", "."));
  return all === undefined || number(all) === 0 ? number(had) : number(had) / number(all);
};

/** What a mark is sorted by: numbers among themselves; letters as letters, "" as none. */
const rank = (mark: string | undefined): number | string | undefined =>
  mark === undefined || mark === "" ? undefined : (shareOf(mark) ?? mark);

const valueIn = (row: ResultRow, column: ResultColumn): number | string | undefined => {
  switch (column) {
    case "student":
      return row.studentId;
    case "grade":
      return rank(row.grade);
    case "feedback":
      return row.feedback;
    case "vocabulary":
      return row.vocabulary;
    case "grammar":
      return row.grammar;
    case "mark":
      return rank(row.teacher?.mark);
    case "time":
      return timeOf(row);
  }
};

const compared = (one: number | string, other: number | string): number => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true, sensitivity: "base" });
};

/** The students in that order, by their newest attempts. Whoever has no value in the column comes last, either way. */
export const inOrder = (
  students: readonly StudentAttempts[],
  { column, direction }: ResultOrder,
): StudentAttempts[] => {
  const sign = direction === "ascending" ? 1 : -1;
  return [...students].sort(({ newest: one }, { newest: other }) => {
    const [mine, others] = [valueIn(one, column), valueIn(other, column)];
    if (mine === undefined || others === undefined)
      return Number(mine === undefined) - Number(others === undefined);
    return sign * compared(mine, others) || Number(isFinished(other)) - Number(isFinished(one));
  });
};
