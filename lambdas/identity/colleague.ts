import { roleOf } from "../exercise/role.ts";
import type { MemberCaller } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { UserPool } from "../store/userPool.ts";
import type { Users } from "../store/users.ts";

/** A teacher of this site: their account's id, and the address that they have confirmed. */
export type Colleague = { uid: string; address: string };

type Directory = { users: Pick<Users, "read">; userPool: Pick<UserPool, "find"> };

/**
 * Throws 403 for somebody who is no teacher, or whose address is not confirmed: colleagues know who shares with them by that
 * address, so it must not be somebody else's.
 */
export const checkSharer = async (users: Pick<Users, "read">, caller: MemberCaller): Promise<void> => {
  if ((await roleOf(users, caller.uid)) !== "teacher")
    throw new Refusal(403, "teachers_only", "Only teachers share exercises with colleagues.");
  if (!caller.isEmailConfirmed)
    throw new Refusal(
      403,
      "address_not_confirmed",
      "Please confirm your email address on your profile first: colleagues know you by it.",
    );
};

/** What a teacher is called to the colleagues whom they share with: never without the address, which can't be made up. */
export const calledTo = ({ name, email }: Pick<MemberCaller, "name" | "email">): string =>
  name === "" ? email : `${name.slice(0, 80)} (${email})`;

/**
 * The teacher of this site who has confirmed this address. Throws the same 404 for an address that nobody has, that nobody has
 * confirmed, and that is a student's, after the same look-ups: teachers of one site may learn who else teaches there, but
 * not which students have an account. An unconfirmed address may have been signed up by anybody, and is shown nothing.
 */
export const colleagueAt = async ({ users, userPool }: Directory, address: string): Promise<Colleague> => {
  const holders = await userPool.find(address);
  // Nobody is looked up as well, so that the answer takes as long for an address that is not known.
  const looked = holders.length > 0 ? holders : [{ uid: "nobody", isConfirmed: false }];
  const roles = await Promise.all(looked.map(({ uid }) => users.read(uid)));
  const teacher = holders.find(({ isConfirmed }, nth) => isConfirmed && roles[nth]?.role === "teacher");
  if (!teacher) throw noSuchColleague();
  return { uid: teacher.uid, address };
};

/** The same, where it is not the caller's own address: that throws 409. */
export const otherTeacherAt = async (
  directory: Directory,
  caller: MemberCaller,
  address: string,
): Promise<Colleague> => {
  const colleague = await colleagueAt(directory, address);
  if (colleague.uid === caller.uid)
    throw new Refusal(409, "own_address", "This is your own address.", { field: "address" });
  return colleague;
};

export const noSuchColleague = (): Refusal =>
  new Refusal(
    404,
    "no_such_colleague",
    "No teacher of this site has confirmed this address. Check its spelling, and ask your colleague to sign in, choose “teacher” and confirm the address on their profile.",
    { field: "address" },
  );
