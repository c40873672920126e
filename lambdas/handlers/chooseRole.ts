import type { Handler } from "../http/handler.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import type { TeacherRule } from "../identity/teacherRule.ts";
import type { Users } from "../store/users.ts";

/**
 * Sets the caller's role, once (spec section 4). The same choice again is answered with the member as they stand, so that a
 * retry does no harm. Throws 403 where the school's rule does not take the caller for a teacher, 429 where too many codes
 * were tried, 409 where they have chosen otherwise before.
 */
export const chooseRole =
  ({ users, teacherRule }: { users: Users; teacherRule: TeacherRule }): Handler<"chooseRole"> =>
  async ({ caller, body: { role, invitation } }) => {
    if (role === "teacher") await teacherRule(caller, invitation);
    const user = await users.chooseRole(caller.uid, role);
    if (!user) throw accountDeleted();
    if (user.role !== role)
      throw new Refusal(409, "role_chosen", `You are a ${user.role} here, and that cannot be changed.`, {
        field: "role",
      });
    return { ...user, role };
  };
