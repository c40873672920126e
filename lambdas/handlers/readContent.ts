import { contentOf } from "../../domain/content.ts";
import { colleaguesSeen, sharedWith } from "../exercise/colleagues.ts";
import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";

/**
 * What an exercise of the caller's own, or of a colleague's who shared it with them, is made of: to be managed, edited or
 * duplicated. Throws 404 for anybody else's.
 */
export const readContent =
  ({ exercises }: { exercises: Exercises }): Handler<"readContent"> =>
  async ({ caller, params: { assignmentId } }) => {
    const exercise = await exercises.held(assignmentId, caller.uid, "see");
    const { assignments, ...seen } = exercise;
    const shared = sharedWith(exercise, caller.uid);
    return {
      ...seen,
      content: contentOf(exercise),
      ...(shared ? { shared, colleagues: undefined } : { assignments, colleagues: colleaguesSeen(exercise) }),
    };
  };
