import type { Handler } from "../http/handler.ts";
import { accountDeleted } from "../http/refusal.ts";
import type { Users } from "../store/users.ts";

/** Makes the caller's document with the uid only (spec section 7); one that is there stays as it is. Throws 401 for a deleted account. */
export const registerMember =
  ({ users }: { users: Users }): Handler<"registerMember"> =>
  async ({ caller }) => {
    const user = await users.register(caller.uid);
    if (!user) throw accountDeleted();
    return { ...user, role: user.role ?? null };
  };
