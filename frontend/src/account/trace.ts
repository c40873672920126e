import { type MemberRole, memberRoles } from "../../../domain/access.ts";
import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import type { Device, Keep } from "../guest/storage.ts";

/** The role that this browser remembers, if it is one that a member can have. */
export const keptRole = (local: Keep): MemberRole | undefined =>
  memberRoles.find((role) => role === local.getItem(keys.role));

/** Everything that tells who was here, gone. */
export const forgetMember = (device: Device): void => {
  forgetGuest(device);
  for (const key of [keys.uid, keys.role]) device.local.removeItem(key);
  device.session.removeItem(keys.token);
};

/** Notes who is signed in here. Whoever was here before, a guest or somebody else, is forgotten. */
export const keepMember = (device: Device, uid: string): void => {
  if (device.local.getItem(keys.uid) === uid) return;
  forgetMember(device);
  device.local.setItem(keys.uid, uid);
};
