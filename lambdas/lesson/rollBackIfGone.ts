import type { Caller } from "../../domain/access.ts";
import type { DeletedAccounts } from "../http/dispatch.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import type { Exercises } from "../store/exercises.ts";

/**
 * The exercise or the account may be deleted while a call is under way: then what the call has written is rolled back, and the
 * caller is told (404, 401). Checked after writing, because a check before it would leave a gap.
 */
export const rollBackIfGone = async (
  {
    deletedAccounts,
    exercises,
  }: { deletedAccounts: DeletedAccounts; exercises: Pick<Exercises, "playable"> },
  assignmentId: string,
  caller: Caller,
  rollBack: () => Promise<unknown>,
): Promise<void> => {
  const playable = exercises.playable(assignmentId, caller);
  playable.catch(() => undefined); // awaited below: whose account is deleted is told that first
  try {
    if (caller.kind === "member" && (await deletedAccounts.isDeleted(caller.uid))) throw accountDeleted();
    await playable;
  } catch (error) {
    if (error instanceof Refusal) await rollBack();
    throw error;
  }
};
