import { keys } from "./keys.ts";
import type { Device } from "./storage.ts";
import { isMemberHere } from "./who.ts";

/** Everything that tells one guest of this browser from the next, gone. A member who is signed in here stays so. */
export const forgetGuest = ({ local, session }: Device): void => {
  const whose = isMemberHere(local) ? [] : [keys.uid, keys.role];
  for (const key of [keys.identity, keys.place, keys.lesson, keys.hints, ...whose]) local.removeItem(key);
  session.removeItem(keys.draft);
  if (whose.length > 0) session.removeItem(keys.token);
};

/** What a lesson that is over leaves here, gone: whoever holds a place on a class's list stays that student on this device. */
export const forgetLesson = ({ local, session }: Device): void => {
  for (const key of [keys.lesson, keys.hints]) local.removeItem(key);
  session.removeItem(keys.draft);
};
