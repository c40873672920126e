import { accountTexts } from "../../domain/accountTexts.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Users } from "../store/users.ts";

/** The member who calls (spec section 7, "get user document by id"). Throws 404 where there is no document yet. */
export const readMember =
  ({ users }: { users: Users }): Handler<"readMember"> =>
  async ({ caller }) => {
    const user = await users.read(caller.uid);
    if (!user) throw new Refusal(404, "user_not_found", accountTexts.userNotFound);
    return { ...user, role: user.role ?? null };
  };
