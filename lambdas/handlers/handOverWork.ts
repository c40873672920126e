import { type HandingOver, handOverAll } from "../exercise/handOver.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted } from "../http/refusal.ts";
import { checkSharer, otherTeacherAt } from "../identity/colleague.ts";
import type { Quotas } from "../store/quotas.ts";
import type { UserPool } from "../store/userPool.ts";
import type { Users } from "../store/users.ts";

type Dependencies = HandingOver & {
  users: Pick<Users, "read" | "isDeleted">;
  userPool: Pick<UserPool, "find">;
  quotas: Quotas;
};

/**
 * Hands all of a teacher's exercises and classes over to a colleague, for good, before the teacher leaves: gives how many. Asked
 * again, it takes what is left. Throws 403 for somebody who may not share, 404, 409, 429.
 */
export const handOverWork =
  (dependencies: Dependencies): Handler<"handOverWork"> =>
  async ({ caller, body: { address } }) => {
    await checkSharer(dependencies.users, caller);
    await dependencies.quotas.spend("addressesOfPerson", caller.uid);
    const colleague = await otherTeacherAt(dependencies, caller, address);
    // Somebody whose own deletion has begun hands nothing on.
    if (await dependencies.users.isDeleted(caller.uid)) throw accountDeleted();
    return handOverAll(dependencies, caller.uid, colleague);
  };
