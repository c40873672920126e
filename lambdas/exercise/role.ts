import type { MemberRole } from "../../domain/access.ts";
import { Refusal } from "../http/refusal.ts";
import type { Users } from "../store/users.ts";

/** What a member is, as the server knows it. Throws 403 before they have chosen. */
export const roleOf = async (users: Pick<Users, "read">, uid: string): Promise<MemberRole> => {
  const role = (await users.read(uid))?.role;
  if (role) return role;
  throw new Refusal(403, "no_role", "Please choose first whether you are a teacher or a student.");
};
