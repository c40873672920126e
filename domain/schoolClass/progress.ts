import { isOpen } from "../access.ts";
import { gradePercent } from "../gradePercent.ts";
import { spreadOf } from "../spread.ts";

/** How far a student is with an exercise; `late` is not done by the last day, or done after it. */
export const standings = ["done", "begun", "late"] as const;
export type Standing = (typeof standings)[number];

/** What a class page needs to know of one attempt; times in epoch ms. */
export type ClassAttempt = {
  assignment_id: string;
  attempt: string;
  placeId: string;
  startedAt: number;
  finishedAt?: number | undefined;
  grade?: string | undefined;
  /** The teacher's own mark; "" where there is none. */
  ownMark: string;
  isFlagged: boolean;
};

/** What one student did on one exercise. A pair that has not been begun, and is not late, has no cell. */
export type Cell = {
  placeId: string;
  assignment_id: string;
  standing: Standing;
  /** The newest attempt that is finished, or else the newest that was begun; left out where there is none. */
  attempt?: string;
  finishedAt?: number;
  grade?: string;
  ownMark?: string;
  /** How many are finished. */
  times: number;
  isFlagged: boolean;
};

type Assigned = { assignment_id: string; due_date: string };

const newestFirst = (attempts: readonly ClassAttempt[]): ClassAttempt[] =>
  [...attempts].sort(
    (one, other) => (other.finishedAt ?? other.startedAt) - (one.finishedAt ?? one.startedAt),
  );

/** Is the exercise's last day over at this moment? One without a last day never is. */
const isOver = ({ due_date }: Assigned, moment: number): boolean =>
  !isOpen({ isClosed: false, due_date }, moment);

const cellOf = (
  placeId: string,
  exercise: Assigned,
  attempts: readonly ClassAttempt[],
  now: number,
): Cell[] => {
  const all = newestFirst(attempts);
  const finished = all.filter(({ finishedAt }) => finishedAt !== undefined);
  const shown = finished[0] ?? all[0];
  const isFlagged = all.some((one) => one.isFlagged);
  const isLate = isOver(exercise, Math.min(now, ...finished.map(({ finishedAt = now }) => finishedAt)));
  if (!shown && !isLate) return [];
  const standing: Standing = isLate ? "late" : finished.length > 0 ? "done" : "begun";
  return [
    {
      ...{ placeId, assignment_id: exercise.assignment_id, standing, times: finished.length, isFlagged },
      ...(shown && { attempt: shown.attempt }),
      ...(shown?.finishedAt !== undefined && { finishedAt: shown.finishedAt }),
      ...(shown?.grade !== undefined && { grade: shown.grade }),
      ...(shown && shown.ownMark !== "" && { ownMark: shown.ownMark }),
    },
  ];
};

/** Students by exercises at `now` (epoch ms), for those on the list. */
export const cellsOf = (
  placeIds: readonly string[],
  exercises: readonly Assigned[],
  attempts: readonly ClassAttempt[],
  now: number,
): Cell[] => {
  const byPair = new Map<string, ClassAttempt[]>();
  const pair = (placeId: string, assignmentId: string) => `${placeId} ${assignmentId}`;
  for (const attempt of attempts) {
    const key = pair(attempt.placeId, attempt.assignment_id);
    byPair.set(key, [...(byPair.get(key) ?? []), attempt]);
  }
  return placeIds.flatMap((placeId) =>
    exercises.flatMap((exercise) =>
      cellOf(placeId, exercise, byPair.get(pair(placeId, exercise.assignment_id)) ?? [], now),
    ),
  );
};

/** The median of what has been marked on one exercise, 0–100; undefined for fewer than five students. */
export const medianOf = (cells: readonly Pick<Cell, "grade">[]): number | undefined =>
  spreadOf(cells.map(({ grade }) => gradePercent(grade)).filter((percent) => percent !== undefined)).median;
