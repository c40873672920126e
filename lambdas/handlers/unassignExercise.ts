import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";

/** Takes an exercise of the caller's back from a class: the class's link stops, and results stay. Throws 404, 429. */
export const unassignExercise =
  ({
    exercises,
    quotas,
  }: {
    exercises: Pick<Exercises, "unassign">;
    quotas: Quotas;
  }): Handler<"unassignExercise"> =>
  async ({ caller: { uid }, params: { assignmentId, classId } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    return exercises.unassign(assignmentId, uid, classId);
  };
