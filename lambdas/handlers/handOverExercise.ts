import { type HandingOver, handOverExercise as handOver } from "../exercise/handOver.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { checkSharer, otherTeacherAt } from "../identity/colleague.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { UserPool } from "../store/userPool.ts";
import type { Users } from "../store/users.ts";

type Dependencies = Omit<HandingOver, "classes" | "exercises"> & {
  exercises: Exercises;
  users: Pick<Users, "read">;
  userPool: Pick<UserPool, "find">;
  quotas: Quotas;
};

/**
 * Hands an exercise over to a colleague, for good, with its link and its results. One that is assigned to a class stays: its
 * class's page would lose it. Throws 403 for somebody who may not share, or whose exercise it is not, 404, 409, 429.
 */
export const handOverExercise =
  (dependencies: Dependencies): Handler<"handOverExercise"> =>
  async ({ caller, params: { assignmentId }, body: { address } }) => {
    await checkSharer(dependencies.users, caller);
    const exercise = await dependencies.exercises.owned(assignmentId, caller.uid);
    if (!exercise.isShared)
      throw new Refusal(409, "not_shared", "Only exercises that are shared by link can be handed over.");
    if (Object.keys(exercise.assignments ?? {}).length > 0)
      throw new Refusal(
        409,
        "assigned",
        "This exercise is assigned to a class. Take it back from the class first, or hand over all your work.",
      );
    await dependencies.quotas.spend("addressesOfPerson", caller.uid);
    await handOver(dependencies, exercise, await otherTeacherAt(dependencies, caller, address));
    return { handedOver: true };
  };
