import { gatherAttempts, isFinished, type StudentAttempts, timeOf } from "./attempts.ts";
import { type CommonMistake, commonMistakesOf, type MistakeSource } from "./commonMistakes.ts";
import type { ResultRow } from "./resultShapes.ts";
import { unaccented } from "./unaccented.ts";

/** A student's line in the register of a class. */
export type ClassLine = {
  student: string;
  /** As typed last. */
  studentId: string;
  /** Does another line have the same name? They may be one person, or two. */
  namesakes: boolean;
  /** What they did on each exercise, in the exercises' order; undefined where they have not begun it. */
  cells: readonly (StudentAttempts | undefined)[];
  /** How many exercises they have finished. */
  finished: number;
  /** Epoch ms of what they did last. */
  lastAt: number;
};

/** The orders that a register can be put in, and what they are called. */
export const classOrders = {
  name: "Name",
  fewest: "Fewest finished first",
  most: "Most finished first",
  newest: "Newest first",
} as const;
export type ClassOrder = keyof typeof classOrders;

const plain = (name: string): string => unaccented(name.trim().replace(/\s+/g, " ").toLowerCase());

const lineOf = (student: string, cells: ClassLine["cells"]): Omit<ClassLine, "namesakes"> => {
  const done = cells.flatMap((cell) => cell ?? []);
  const last = [...done].sort((one, other) => timeOf(other.newest) - timeOf(one.newest))[0];
  return {
    student,
    studentId: last?.studentId ?? "",
    cells,
    finished: done.filter(({ newest }) => isFinished(newest)).length,
    lastAt: last ? timeOf(last.newest) : 0,
  };
};

/** A line for each student in these exercises' results, by name; tests are left out, and nobody is merged by name. */
export const classLinesOf = (exercises: readonly (readonly ResultRow[])[]): ClassLine[] => {
  const gathered = exercises.map((rows) => gatherAttempts(rows).students);
  const everybody = [...new Set(gathered.flat().map(({ student }) => student))];
  const lines = everybody.map((uid) =>
    lineOf(
      uid,
      gathered.map((students) => students.find(({ student }) => student === uid)),
    ),
  );
  const named = new Map<string, number>();
  for (const { studentId } of lines) named.set(plain(studentId), (named.get(plain(studentId)) ?? 0) + 1);
  return inClassOrder(
    lines.map((line) => ({ ...line, namesakes: (named.get(plain(line.studentId)) ?? 0) > 1 })),
    "name",
  );
};

/** The lines in that order; those that are equal in it by name. */
export const inClassOrder = (lines: readonly ClassLine[], order: ClassOrder): ClassLine[] => {
  const rank = ({ finished, lastAt }: ClassLine): number =>
    ({ name: 0, fewest: finished, most: -finished, newest: -lastAt })[order];
  return [...lines].sort(
    (one, other) => rank(one) - rank(other) || one.studentId.localeCompare(other.studentId, "en"),
  );
};

/** Those whose name has these letters in it; case and accents do not count. */
export const namedLike = (lines: readonly ClassLine[], name: string): ClassLine[] =>
  lines.filter(({ studentId }) => plain(studentId).includes(plain(name)));

/** What goes wrong most in these exercises together, which are to be in one language; of each exercise the newest attempt counts. */
export const classMistakesOf = (
  exercises: readonly (readonly ResultRow[])[],
): { mistakes: CommonMistake[]; students: number } => {
  const sources = exercises.flatMap((rows) =>
    gatherAttempts(rows).students.flatMap(({ student, newest }): MistakeSource[] =>
      isFinished(newest) ? [{ by: student, mistakes: newest.mistakes }] : [],
    ),
  );
  return { mistakes: commonMistakesOf(sources), students: new Set(sources.map(({ by }) => by)).size };
};
