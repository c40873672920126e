import { type Caller, mayPlay } from "../../domain/access.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { PROGRESS_MAX_ATTEMPTS } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import { finishedSeen } from "../result/row.ts";
import type { Finished } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Results } from "../store/results.ts";

type Parts = { exercises: Pick<Exercises, "read">; results: Pick<Results, "finishedBy"> };

/**
 * What the caller has finished, the newest first, with what it was at, also where that is closed by now. Attempts at
 * exercises that are gone are left out.
 */
export const listAttempts =
  ({ exercises, results }: Parts): Handler<"listAttempts"> =>
  async ({ caller }) => {
    const finished = await results.finishedBy(caller.uid, PROGRESS_MAX_ATTEMPTS);
    const codes = [...new Set(finished.map(({ assignment_id }) => assignment_id))];
    const found = await Promise.all(codes.map(async (code) => [code, await exercises.read(code)] as const));
    const played = new Map(found);
    return {
      attempts: finished.flatMap((attempt) => {
        const exercise = played.get(attempt.assignment_id);
        return exercise ? [attemptSeen(exercise, attempt, caller)] : [];
      }),
    };
  };

const attemptSeen = (exercise: Exercise, attempt: Finished, caller: Caller) => {
  const { title, activity, language, level, board } = exercise;
  return {
    ...finishedSeen(exercise.settings, attempt),
    ...{ title, activity, language, level, board },
    isOpen: mayPlay(exercise, caller),
  };
};
