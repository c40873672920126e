import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned">;
  exercises: Pick<Exercises, "owned" | "assign">;
  quotas: Quotas;
};

/**
 * Assigns an exercise of the caller's to a class of theirs, or changes the last day that it has there. Throws 404 where either
 * is not theirs, 409 for one that is not shared, 429.
 */
export const assignExercise =
  ({ classes, exercises, quotas }: Dependencies): Handler<"assignExercise"> =>
  async ({ caller: { uid }, params: { assignmentId, classId }, body: { due_date } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    const [exercise] = await Promise.all([exercises.owned(assignmentId, uid), classes.owned(classId, uid)]);
    if (!exercise.isShared)
      throw new Refusal(409, "not_shared", "Only exercises that are shared can be assigned.");
    const before = exercise.assignments?.[classId];
    return exercises.assign(assignmentId, uid, classId, {
      due_date,
      assignedAt: before?.assignedAt ?? Date.now(),
    });
  };
