import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Allowances, Quotas } from "../store/quotas.ts";
import { exerciseCode } from "../telemetry/exerciseCode.ts";
import { note } from "../telemetry/watch.ts";

/**
 * Tells the school, by a line in the log and an alarm on it, that an exercise is not right. The exercise's owner, who may have
 * written what is wrong, learns nothing of it, and nobody learns who reported. Once the school has heard of an exercise often
 * enough for one day, the answer stays the same. Throws 404, and 429 for the caller's own limit.
 */
export const reportExercise =
  ({
    exercises,
    quotas,
  }: {
    exercises: Pick<Exercises, "playable">;
    quotas: Quotas & Allowances;
  }): Handler<"reportExercise"> =>
  async ({ caller, params: { assignmentId }, body: { reason } }) => {
    const exercise = await exercises.playable(assignmentId, caller);
    await quotas.spend("reportsOfPerson", caller.uid);
    if (await quotas.take("reportsOfExercise", exercise.assignment_id))
      note("exerciseReported", { exercise: exerciseCode(exercise), reason });
    return { reported: true };
  };
