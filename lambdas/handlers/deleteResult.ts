import type { Handler } from "../http/handler.ts";
import { eraseAttempt } from "../result/erase.ts";
import { attemptAt, noSuchResult } from "../result/find.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Results } from "../store/results.ts";

type Dependencies = {
  exercises: Pick<Exercises, "owned">;
  results: Pick<Results, "read" | "erase">;
  lessons: Pick<Lessons, "eraseOnly">;
};

/**
 * Deletes one attempt at an exercise of the caller's own, finished or not, with its conversation. Throws 404 where there is
 * none, or none any more.
 */
export const deleteResult =
  ({ exercises, ...stores }: Dependencies): Handler<"deleteResult"> =>
  async ({ caller, params: { assignmentId, attempt } }) => {
    await exercises.owned(assignmentId, caller.uid);
    const row = await attemptAt(stores.results, assignmentId, attempt);
    if (!row) throw noSuchResult();
    await eraseAttempt(stores, row);
    return { deleted: true };
  };
