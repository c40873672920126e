import { CLEARABLE_AFTER_MINUTES } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Counters, Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Dependencies = {
  exercises: Pick<Exercises, "held">;
  results: Pick<Results, "unfinishedOn" | "eraseUnfinished">;
  lessons: Pick<Lessons, "eraseOnly">;
  counters: Counters;
  quotas: Quotas;
};

/**
 * Deletes the unflagged attempts at an exercise that the caller may edit that began more than CLEARABLE_AFTER_MINUTES ago and were
 * never finished, with their conversations, and resets the exercise's count of starts: strangers who have its link cannot
 * lock a class out for the day. Throws 404 for anybody else's exercise, 429.
 */
export const clearUnfinished =
  ({ exercises, results, lessons, counters, quotas }: Dependencies): Handler<"clearUnfinished"> =>
  async ({ caller, params: { assignmentId } }) => {
    // It reads as much as a list does.
    await quotas.spend("listsOfPerson", caller.uid);
    await exercises.held(assignmentId, caller.uid, "edit");
    // First: whatever happens to the attempts, the class can start again.
    await counters.forget("exercise", assignmentId);
    let cleared = 0;
    const before = Date.now() - CLEARABLE_AFTER_MINUTES * 60_000;
    for await (const attempts of results.unfinishedOn(assignmentId, before)) {
      const erased = await Promise.all(
        attempts.map(async ({ attempt, uid }) => {
          // The row goes last: it alone tells where the lesson is.
          await lessons.eraseOnly({ uid, assignmentId, lessonId: attempt });
          return results.eraseUnfinished(assignmentId, attempt);
        }),
      );
      cleared += erased.filter(Boolean).length;
    }
    return { cleared };
  };
