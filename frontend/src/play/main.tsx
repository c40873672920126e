import { createRoot } from "react-dom/client";
import { thisDevice } from "../guest/storage.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { assignmentIn } from "./early.ts";
import { PlayPage } from "./PlayPage.tsx";
import { serverFor } from "./server.ts";

const device = thisDevice();
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <ErrorBoundary>
      <PlayPage assignmentId={assignmentIn(location.pathname)} server={serverFor(device)} device={device} />
    </ErrorBoundary>,
  );

// The styles wait for this to fetch the font: see play.css.
document.documentElement.dataset.code = "here";
