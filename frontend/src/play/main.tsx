import { createRoot } from "react-dom/client";
import { thisDevice } from "../guest/storage.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { assignmentIn, classIn } from "./early.ts";
import { fetchExercise } from "./fetchExercise.ts";
import { PlayPage } from "./PlayPage.tsx";
import { atFirst, playAfter } from "./play.ts";
import { serverFor } from "./server.ts";

// The styles wait for this to fetch the font: see play.css.
document.documentElement.dataset.code = "here";

const device = thisDevice();
const place = {
  assignmentId: assignmentIn(location.pathname),
  classId: classIn(location.search),
  server: serverFor(device),
  device,
};
// Until then the page stays as play.html has it.
const first = playAfter(atFirst, await fetchExercise(place));
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <ErrorBoundary>
      <PlayPage {...place} first={first} />
    </ErrorBoundary>,
  );
