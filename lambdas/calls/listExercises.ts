import type { Handler } from "../http/handler.ts";
import { setQuestionCount } from "../lesson/agenda.ts";
import type { Exercises } from "../store/exercises.ts";

/** The caller's own exercises (spec section 2, dashboard), by title. */
export const listExercises =
  ({ exercises }: { exercises: Exercises }): Handler<"listExercises"> =>
  async ({ caller }) => {
    const own = await exercises.listOf(caller.uid);
    own.sort((one, other) => one.title.localeCompare(other.title));
    return { exercises: own.map((exercise) => ({ ...exercise, questionCount: setQuestionCount(exercise) })) };
  };
