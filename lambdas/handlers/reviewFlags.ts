import { lessonId } from "../../domain/fieldShapes.ts";
import type { Handler } from "../http/handler.ts";
import { noSuchResult } from "../result/find.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";

type Dependencies = { exercises: Pick<Exercises, "owned">; flags: Pick<Flags, "review"> };

/**
 * Notes who has reviewed the flags of an attempt at an exercise of the caller's own, when, and what they made of it. Throws 404 for
 * anybody else's exercise, and where nothing is flagged.
 */
export const reviewFlags =
  ({ exercises, flags }: Dependencies): Handler<"reviewFlags"> =>
  async ({ caller, params: { assignmentId, attempt }, body: { note } }) => {
    await exercises.owned(assignmentId, caller.uid);
    // What no attempt can be called is not looked for: DynamoDB would refuse it as a key.
    const isAttempt = lessonId.safeParse(attempt).success;
    const review = { by: caller.name || caller.email || "the teacher", at: Date.now(), note };
    if (!isAttempt || !(await flags.review({ assignmentId, attempt }, review, caller.uid)))
      throw noSuchResult();
    return { reviewed: true };
  };
