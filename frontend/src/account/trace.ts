import { type MemberRole, memberRoles } from "../../../domain/access.ts";
import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import type { Device, Keep } from "../guest/storage.ts";

/** The role that this browser remembers, if it is one that a member can have. */
export const keptRole = (local: Keep): MemberRole | undefined =>
  memberRoles.find((role) => role === local.getItem(keys.role));

/**
 * Nobody is signed in any more. What was typed stays, and the note of an unfinished lesson: a session that ran out is no
 * reason to lose them.
 */
export const endSession = ({ local, session }: Device): void => {
  for (const key of [keys.uid, keys.role]) local.removeItem(key);
  session.removeItem(keys.token);
};

/** Everything that tells who was here, gone. */
export const forgetMember = (device: Device): void => {
  forgetGuest(device);
  endSession(device);
  device.session.removeItem(keys.wizard);
};

/** Notes who is signed in here. Whoever was here instead, a guest or another member, is forgotten. */
export const keepMember = (device: Device, uid: string): void => {
  const before = device.local.getItem(keys.uid);
  if (before === uid) return;
  if (before !== null) forgetMember(device);
  device.local.setItem(keys.uid, uid);
};
