import { suitable } from "../exercise/suitable.ts";
import type { Handler } from "../http/handler.ts";
import { setQuestionCount } from "../lesson/agenda.ts";
import type { Exercises } from "../store/exercises.ts";

/** What an exercise's link shows before anybody has said who they are (spec section 2, INTRO). Throws 403 where it is not suitable for students, 404. */
export const readExercise =
  ({ exercises }: { exercises: Exercises }): Handler<"readExercise"> =>
  async ({ params, caller, query }) => {
    const exercise = suitable(
      await exercises.playable(params.assignmentId, caller, { classId: query?.class }),
    );
    return { ...exercise, questionCount: setQuestionCount(exercise) };
  };
