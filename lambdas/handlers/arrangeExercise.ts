import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";

type Dependencies = { exercises: Pick<Exercises, "owned" | "arrange">; quotas: Quotas };

/**
 * Closes or opens the link of an exercise of the caller's own, changes its last day, or archives it, without saving its
 * content anew. Throws 403 for a colleague, 404 for anybody else's, 429.
 */
export const arrangeExercise =
  ({ exercises, quotas }: Dependencies): Handler<"arrangeExercise"> =>
  async ({ caller: { uid }, params: { assignmentId }, body }) => {
    await quotas.spend("classChangesOfPerson", uid);
    await exercises.owned(assignmentId, uid);
    return exercises.arrange(assignmentId, uid, body);
  };
