import { contentOf } from "../../domain/content.ts";
import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";

/** What an exercise of the caller's own is made of, to be edited or duplicated. Throws 404 for anybody else's. */
export const readContent =
  ({ exercises }: { exercises: Exercises }): Handler<"readContent"> =>
  async ({ caller, params: { assignmentId } }) => {
    const exercise = await exercises.owned(assignmentId, caller.uid);
    return { ...exercise, content: contentOf(exercise) };
  };
