import { lessonId } from "../../domain/fieldShapes.ts";
import { Refusal } from "../http/refusal.ts";
import type { Begun, Result } from "../store/attempt.ts";
import type { Results } from "../store/results.ts";

/** Also for who may not see it, so that numbers can't be probed. */
export const noSuchResult = (): Refusal =>
  new Refusal(404, "no_such_result", "This result is not kept any more.");

/** Whose conversation is not over has no result that could be seen or marked. */
export const notFinished = (): Refusal =>
  new Refusal(409, "not_finished", "This attempt is not finished yet, so there is no result.");

/** An attempt's row; undefined where there is none. */
export const attemptAt = async (
  results: Pick<Results, "read">,
  assignmentId: string,
  attempt: string,
): Promise<Begun | Result | undefined> =>
  // What no attempt can be called is not looked for: DynamoDB would refuse it as a key.
  lessonId.safeParse(attempt).success ? results.read(assignmentId, attempt) : undefined;
