import { showEarly } from "../prerender/show.tsx";
import { applyReading, keptReading } from "../reading/reading.ts";
import { startEarly } from "./early.ts";

/** All that runs in the head of play.html. */
applyReading(keptReading());
const { exercise } = startEarly();
// What goes wrong here is told by the page's own code.
if (exercise) showEarly(exercise).catch(() => undefined);

// The page's own code may get lost on the way. Then the loading page, which needs none, says so: see Loading.tsx.
window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.code = "lost";
  },
  true,
);
