import { keys } from "./keys.ts";
import type { Device } from "./storage.ts";

/** Everything that tells one guest of this browser from the next, gone. */
export const forgetGuest = ({ local, session }: Device): void => {
  for (const key of [keys.identity, keys.uid, keys.role, keys.lesson, keys.hints]) local.removeItem(key);
  for (const key of [keys.token, keys.draft]) session.removeItem(key);
};
