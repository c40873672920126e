import { type MemberRole, memberRoles } from "../../../domain/access.ts";
import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import type { BrowserStorage, Device } from "../guest/storage.ts";

/** The role that this browser remembers, if it is one that a member can have. */
export const keptRole = (local: BrowserStorage): MemberRole | undefined =>
  memberRoles.find((role) => role === local.getItem(keys.role));

const leave = ({ local, session }: Device): void => {
  for (const key of [keys.uid, keys.role]) local.removeItem(key);
  session.removeItem(keys.token);
};

/**
 * Nobody is signed in any more. What was typed stays, and the note of an unfinished lesson, for this member alone: a session
 * that ran out is no reason to lose them.
 */
export const endSession = (device: Device): void => {
  const uid = device.local.getItem(keys.uid);
  // Before the uid goes, for other tabs look at both when that happens.
  if (uid !== null) device.local.setItem(keys.expired, uid);
  leave(device);
};

/** Everything that tells who was here, gone. */
export const forgetMember = (device: Device): void => {
  forgetGuest(device);
  for (const key of [keys.expired, keys.imageUrl]) device.local.removeItem(key);
  for (const key of [keys.wizard, keys.marks]) device.session.removeItem(key);
  leave(device);
};

/** What this tab still holds of somebody who left, or was followed by another, in another tab: gone as well. */
export const forgetInTab = ({ local, session }: Device, uid: string): void => {
  session.removeItem(keys.token);
  if (local.getItem(keys.expired) !== uid)
    for (const key of [keys.draft, keys.wizard, keys.marks]) session.removeItem(key);
};

/**
 * Notes who is signed in here. Whoever was here instead, a guest or another member, is forgotten, and so is what nobody can
 * be named for: it may be theirs who logged out in another tab.
 */
export const keepMember = (device: Device, uid: string): void => {
  const { local } = device;
  if ((local.getItem(keys.uid) ?? local.getItem(keys.expired)) !== uid) forgetMember(device);
  local.setItem(keys.uid, uid);
  local.removeItem(keys.expired);
};
