import { isMemberHere } from "../guest/who.ts";
import { applyReading, keptReading } from "../reading/reading.ts";

/** All that runs in the head of a page that does nothing else. The bar of a member's page offers no way in. */
applyReading(keptReading());
try {
  document.documentElement.classList.toggle("member-here", isMemberHere(localStorage));
} catch {
  // A browser that stores nothing has no member.
}
