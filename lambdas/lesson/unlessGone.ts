import type { Caller } from "../../domain/access.ts";
import type { Standing } from "../http/dispatch.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import type { Exercises } from "../store/exercises.ts";

/**
 * What takes a moment may be overtaken by the deletion of the exercise, or of the account: then what was written behind its
 * back is taken back, and the caller is told (404, 401). Looked at after writing, because before it would leave a gap.
 */
export const unlessGone = async (
  { standing, exercises }: { standing: Standing; exercises: Pick<Exercises, "playable"> },
  assignmentId: string,
  caller: Caller,
  takeBack: () => Promise<unknown>,
): Promise<void> => {
  const playable = exercises.playable(assignmentId, caller);
  playable.catch(() => undefined); // awaited below: whose account is deleted is told that first
  try {
    if (caller.kind === "member" && (await standing.isDeleted(caller.uid))) throw accountDeleted();
    await playable;
  } catch (error) {
    if (error instanceof Refusal) await takeBack();
    throw error;
  }
};
