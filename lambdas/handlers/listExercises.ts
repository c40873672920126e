import type { Handler } from "../http/handler.ts";
import { setQuestionCount } from "../lesson/agenda.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";

/** The caller's own exercises (spec section 2, dashboard), the newest first. */
export const listExercises =
  ({ exercises, quotas }: { exercises: Exercises; quotas: Quotas }): Handler<"listExercises"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const own = await exercises.listOf(caller.uid);
    own.sort(
      (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0) || one.title.localeCompare(other.title),
    );
    return { exercises: own.map((exercise) => ({ ...exercise, questionCount: setQuestionCount(exercise) })) };
  };
