import { CLEARABLE_AFTER_MINUTES } from "./limits.ts";
import type { ResultRow } from "./resultShapes.ts";
import { unaccented } from "./unaccented.ts";

/** All attempts of one student (spec section 2, decisions: "Result key = student name"). */
export type StudentAttempts = {
  /** The uid that they are gathered by. */
  student: string;
  /** The name as typed at the newest attempt. */
  studentId: string;
  /** Has another student typed the same name? They may be one person: a guest is somebody new in each session. */
  namesakes: boolean;
  /** The newest that is finished, or, where none is, the newest that was begun. */
  newest: ResultRow;
  /** Those finished before that, the newest first. */
  earlier: ResultRow[];
  /** Those begun and not finished, the newest first; `newest` is among them where none is finished. */
  unfinished: ResultRow[];
};

/** Is it finished, and so marked? */
export const isFinished = (row: ResultRow): row is ResultRow & { finishedAt: number } =>
  row.finishedAt !== undefined;

/**
 * Would clearing the exercise's unfinished attempts delete this one at `now` (epoch ms)? Not if something in it was
 * flagged: a teacher should decide about each of those.
 */
export const isClearable = (row: ResultRow, now: number): boolean =>
  !isFinished(row) && row.flags.length === 0 && row.startedAt < now - CLEARABLE_AFTER_MINUTES * 60_000;

/** When an attempt last mattered, in epoch ms: its end, or its beginning where it has none. */
export const timeOf = ({ finishedAt, startedAt }: ResultRow): number => finishedAt ?? startedAt;

const newestFirst = (rows: readonly ResultRow[]): ResultRow[] =>
  [...rows].sort((one, other) => timeOf(other) - timeOf(one));

/** A name as a teacher would take it for the same. */
export const plainName = (name: string): string =>
  name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

const gathered = (student: string, rows: readonly ResultRow[]): StudentAttempts[] => {
  const all = newestFirst(rows);
  const finished = all.filter(isFinished);
  const newest = finished[0] ?? all[0];
  if (!newest) return [];
  return [
    {
      student,
      studentId: newest.studentId,
      namesakes: false,
      newest,
      earlier: finished.slice(1),
      unfinished: all.filter((row) => !isFinished(row)),
    },
  ];
};

/**
 * The rows of one exercise by student, in the order of their newest attempts, the newest first; the owner's own tests
 * apart. Nobody is merged by name.
 */
export const gatherAttempts = (
  rows: readonly ResultRow[],
): { students: StudentAttempts[]; tests: ResultRow[] } => {
  const tests = newestFirst(rows.filter(({ isTest }) => isTest));
  const byStudent = new Map<string, ResultRow[]>();
  for (const row of rows)
    if (!row.isTest) byStudent.set(row.student, [...(byStudent.get(row.student) ?? []), row]);
  const students = [...byStudent]
    .flatMap(([student, own]) => gathered(student, own))
    .sort((one, other) => timeOf(other.newest) - timeOf(one.newest));
  const named = new Map<string, number>();
  for (const { studentId } of students)
    named.set(plainName(studentId), (named.get(plainName(studentId)) ?? 0) + 1);
  return {
    students: students.map((one) => ({ ...one, namesakes: (named.get(plainName(one.studentId)) ?? 0) > 1 })),
    tests,
  };
};

/** Have they begun anew since their newest result? What they left behind before that is no news. */
export const hasBegunAgain = ({ newest, unfinished }: StudentAttempts): boolean =>
  isFinished(newest) && unfinished.some(({ startedAt }) => startedAt > newest.startedAt);

/** The class labels that these results carry, in order; "" is among them where some carry none. */
export const classesIn = (rows: readonly ResultRow[]): string[] =>
  [...new Set(rows.map(({ class_id }) => class_id))].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );

/** Which students are asked for: those whose name has these letters in it, and those who are this far. */
export type Wanted = { name: string; progress: "all" | "finished" | "unfinished" };

/** The students who are asked for, in the order in which they came. Case and accents of a name do not count. */
export const wantedOf = (
  students: readonly StudentAttempts[],
  { name, progress }: Wanted,
): StudentAttempts[] => {
  const plain = (text: string) => unaccented(plainName(text));
  return students.filter(
    ({ studentId, newest }) =>
      plain(studentId).includes(plain(name)) &&
      (progress === "all" || isFinished(newest) === (progress === "finished")),
  );
};
