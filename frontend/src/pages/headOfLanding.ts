import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import { applyReading, keptReading } from "../reading/reading.ts";

/** All that runs in the head of the landing page, which signs out a guest (spec section 2). */
applyReading(keptReading());
try {
  if (localStorage.getItem(keys.role) === "guest")
    forgetGuest({ local: localStorage, session: sessionStorage });
} catch {
  // A browser that stores nothing has nobody to sign out.
}
