import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import { isMemberHere } from "../guest/who.ts";
import { showFeedbackWay } from "../landing/feedbackWay.ts";
import { offerRecordings } from "../landing/recordings.ts";
import { applyReading, keptReading } from "../reading/reading.ts";

/**
 * All that runs in the head of the landing page, which signs out a guest, and is the dashboard for a member (spec
 * section 2): that one is sent there before anything is painted. Recordings wait until the page is there.
 */
applyReading(keptReading());
document.addEventListener("DOMContentLoaded", () => {
  showFeedbackWay().catch(() => undefined);
});
try {
  if (isMemberHere(localStorage)) location.replace("/dashboard");
  else if (localStorage.getItem(keys.role) === "guest")
    forgetGuest({ local: localStorage, session: sessionStorage });
} catch (error) {
  // A browser that blocks storage, for one: nobody can be signed out there, and nobody is signed in.
  console.error("Sign out error:", Object(error).name);
}
addEventListener("load", offerRecordings);
