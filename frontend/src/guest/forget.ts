import { keys } from "./keys.ts";
import type { Device } from "./storage.ts";
import { isMemberHere } from "./who.ts";

/** Everything that tells one guest of this browser from the next, gone. A member who is signed in here stays so. */
export const forgetGuest = ({ local, session }: Device): void => {
  const whose = isMemberHere(local) ? [] : [keys.uid, keys.role];
  for (const key of [keys.identity, keys.lesson, keys.hints, ...whose]) local.removeItem(key);
  session.removeItem(keys.draft);
  if (whose.length > 0) session.removeItem(keys.token);
};
