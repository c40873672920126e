import { COLLEAGUES_MAX, SHARED_WITH_ONE_MAX } from "../../domain/sharing.ts";
import { colleaguesSeen } from "../exercise/colleagues.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { calledTo, checkSharer, noSuchColleague, otherTeacherAt } from "../identity/colleague.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Shares } from "../store/shares.ts";
import type { UserPool } from "../store/userPool.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Pick<Users, "read" | "isDeleted">;
  userPool: Pick<UserPool, "find">;
  exercises: Pick<Exercises, "owned" | "share" | "unshare">;
  shares: Shares;
  quotas: Quotas;
};

/**
 * Shares an exercise of a teacher's with a colleague, by the address that they have confirmed, or changes what a colleague may
 * do. Throws 403 for somebody who may not share, or whose exercise it is not, 404, 409 where there are too many, 429.
 */
export const shareExercise =
  (dependencies: Dependencies): Handler<"shareExercise"> =>
  async ({ caller, params: { assignmentId }, body: { address, right } }) => {
    const { users, exercises, shares, quotas } = dependencies;
    await checkSharer(users, caller);
    const exercise = await exercises.owned(assignmentId, caller.uid);
    if (!exercise.isShared)
      throw new Refusal(
        409,
        "not_shared",
        "Only exercises that are shared by link can be shared with colleagues.",
      );
    // A try is counted before the address is looked up.
    await quotas.spend("addressesOfPerson", caller.uid);
    const { uid } = await otherTeacherAt(dependencies, caller, address);
    const known = exercise.colleagues ?? {};
    if (!Object.hasOwn(known, uid)) {
      if (Object.keys(known).length >= COLLEAGUES_MAX)
        throw new Refusal(
          409,
          "too_many_colleagues",
          `An exercise is shared with ${COLLEAGUES_MAX} colleagues at most. Remove one first.`,
        );
      if ((await shares.listOf(uid)).length >= SHARED_WITH_ONE_MAX)
        throw new Refusal(
          409,
          "too_many_shared",
          `Colleagues already share ${SHARED_WITH_ONE_MAX} exercises with this address. Ask there to remove some.`,
          { field: "address" },
        );
    }

    // First, for it opens nothing by itself: a try that breaks off leaves no right that nobody finds again.
    await shares.add(uid, assignmentId);
    const rollBack = async () => {
      await exercises.unshare(assignmentId, uid);
      await shares.remove(uid, assignmentId);
    };
    try {
      const colleague = { address, right };
      const sharedBy = calledTo(caller);
      const shared = await exercises.share(assignmentId, caller.uid, {
        colleagueId: uid,
        colleague,
        sharedBy,
      });
      // The colleague's account may have been deleted meanwhile: then nothing of it is left behind.
      if (await users.isDeleted(uid)) throw noSuchColleague();
      return { colleagues: colleaguesSeen(shared) };
    } catch (error) {
      if (error instanceof Refusal) await rollBack();
      throw error;
    }
  };
