import { type Caller, mayPlay } from "../../domain/access.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { PROGRESS_MAX_ATTEMPTS } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import { finishedSeen } from "../result/row.ts";
import type { Finished } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Dependencies = {
  exercises: Pick<Exercises, "read">;
  results: Pick<Results, "finishedBy">;
  quotas: Quotas;
};

/**
 * What the caller has finished, the newest first, with what it was at, also where that is closed by now. Attempts at
 * exercises that are gone are left out.
 */
export const listAttempts =
  ({ exercises, results, quotas }: Dependencies): Handler<"listAttempts"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const finished = await results.finishedBy(caller.uid, PROGRESS_MAX_ATTEMPTS);
    const played = await exercisesIn(exercises, finished);
    return {
      attempts: finished.flatMap((attempt) => {
        const exercise = played.get(attempt.assignment_id);
        return exercise ? [attemptSeen(exercise, attempt, caller)] : [];
      }),
    };
  };

/** The exercises that these attempts were at, by code; so many at a time as may wait for a connection. */
const exercisesIn = async (exercises: Dependencies["exercises"], finished: readonly Finished[]) => {
  const codes = [...new Set(finished.map(({ assignment_id }) => assignment_id))];
  const found = new Map<string, Exercise | undefined>();
  while (codes.length > 0)
    await Promise.all(codes.splice(0, 50).map(async (code) => found.set(code, await exercises.read(code))));
  return found;
};

const attemptSeen = (exercise: Exercise, attempt: Finished, caller: Caller) => {
  const { title, activity, language, level, board } = exercise;
  return {
    ...finishedSeen(exercise.settings, attempt),
    ...{ title, activity, language, level, board },
    isOpen: mayPlay(exercise, caller),
  };
};
