import { suitable } from "../exercise/suitable.ts";
import type { Handler } from "../http/handler.ts";
import { setQuestionCount } from "../lesson/agenda.ts";
import type { Exercises } from "../store/exercises.ts";

/** What a member may play: shared exercises and demos, as everybody, and their own private ones. Throws 403 where it is not suitable for students, 404. */
export const openExercise =
  ({ exercises }: { exercises: Exercises }): Handler<"openExercise"> =>
  async ({ params, caller, query }) => {
    const exercise = suitable(
      await exercises.playable(params.assignmentId, caller, { classId: query?.class }),
    );
    return { ...exercise, questionCount: setQuestionCount(exercise) };
  };
