import { inOrder, type ResultOrder } from "../../../domain/attemptOrder.ts";
import {
  gatherAttempts,
  isFinished,
  type StudentAttempts,
  type Wanted,
  wantedOf,
} from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";

/** Which results are looked at, and in which order. `label` is a class's; undefined stands for all classes. */
export type View = { label: string | undefined; wanted: Wanted; order: ResultOrder };

/** Everybody, whoever has finished last first. */
export const firstView: View = {
  label: undefined,
  wanted: { name: "", progress: "all" },
  order: { column: "time", direction: "descending" },
};

/** The results as they are looked at. */
export type Register = {
  /** All of the class that is asked for. */
  rows: readonly ResultRow[];
  /** Those asked for who have finished … */
  finished: StudentAttempts[];
  /** … and those who have begun and not finished. */
  unfinished: StudentAttempts[];
  /** The owner's own tests, which are nobody's results. */
  tests: ResultRow[];
  /** How many attempts stand in `finished` and `unfinished`. */
  attempts: number;
};

/** Whoever comes after this attempt's student, in this order and round again, and has no mark of the teacher's yet. */
export const nextUnmarked = (
  finished: readonly StudentAttempts[],
  attempt: string,
): StudentAttempts | undefined => {
  const place = finished.findIndex(({ newest, earlier }) =>
    [newest, ...earlier].some((row) => row.attempt === attempt),
  );
  const others = [...finished.slice(place + 1), ...finished.slice(0, Math.max(place, 0))];
  return others.find(({ newest }) => !newest.teacher?.mark);
};

/**
 * Looks at these results that way. On one's own exercise (not `isShared`) all are one's own, and each attempt stands for
 * itself.
 */
export const registerOf = (
  all: readonly ResultRow[],
  { label, wanted, order }: View,
  isShared: boolean,
): Register => {
  const rows = label === undefined ? all : all.filter(({ class_id }) => class_id === label);
  const { students, tests } = gatherAttempts(
    isShared ? rows : rows.map((row) => ({ ...row, student: row.attempt })),
  );
  const found = inOrder(wantedOf(students, wanted), order);
  const finished = found.filter(({ newest }) => isFinished(newest));
  return {
    rows,
    finished,
    unfinished: found.filter(({ newest }) => !isFinished(newest)),
    tests,
    attempts:
      finished.length +
      found.reduce((count, { earlier, unfinished }) => count + earlier.length + unfinished.length, 0),
  };
};
