import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Shares } from "../store/shares.ts";

type Dependencies = { exercises: Pick<Exercises, "held" | "unshare">; shares: Pick<Shares, "remove"> };

/**
 * Takes an exercise back from a colleague: its owner from anybody, a colleague from themselves alone. It ends with this call: the
 * right stands on the exercise, which every other call reads. Throws 403, 404.
 */
export const unshareExercise =
  ({ exercises, shares }: Dependencies): Handler<"unshareExercise"> =>
  async ({ caller: { uid }, params: { assignmentId, colleagueId } }) => {
    const { colleagues = {} } = await exercises.held(assignmentId, uid, uid === colleagueId ? "see" : "own");
    if (Object.hasOwn(colleagues, colleagueId)) {
      await exercises.unshare(assignmentId, colleagueId);
      await shares.remove(colleagueId, assignmentId);
    }
    return { removed: true };
  };
