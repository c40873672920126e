import { keys } from "./keys.ts";
import type { BrowserStorage } from "./storage.ts";

/** Has somebody with an account signed in on this browser, and not out again? Their role is missing until it is chosen. */
export const isMemberHere = (local: Pick<BrowserStorage, "getItem">): boolean =>
  local.getItem(keys.uid) !== null && local.getItem(keys.role) !== "guest";
