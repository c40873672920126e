import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "../journeys/browser.ts";
import { asPerson } from "../journeys/person.ts";
import { openStack } from "../stack/hand.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { cameraFor, type View } from "./camera.ts";
import { exercises } from "./exercises.ts";
import { walks } from "./walks.ts";

/**
 * `npm run pictures`: what a guest sees at every stage, in docs/pictures/. Everything that could differ from run to run
 * stands still: the clock, what is asked, what is answered.
 */
const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const START = Date.parse("2026-09-14T10:00:00Z");

/** The stages that are also shown dark and in a narrow window. */
const chief = ["landing", "intro", "lesson-tip", "finish"];
const views: (View & { only?: readonly string[] })[] = [
  { width: 390, isDark: false },
  { width: 1280, isDark: false },
  { width: 320, isDark: false, only: chief },
  { width: 390, isDark: true, only: chief },
  { width: 1280, isDark: true, only: chief },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "viva-pictures-"));
const stack = await startStack(join(data, "data"));
process.env.VIVA_URL = stack.description.url;
try {
  const hand = await openStack(stack.description);
  for (const exercise of Object.values(exercises)) await hand.putExercise(exercise);
  await hand.close();
  const browser = await launchBrowser();
  for (const { only, ...view } of views)
    for (const walk of walks)
      await asPerson(
        browser,
        view.width,
        async (zoe) => {
          await zoe.page.emulateMedia({ colorScheme: view.isDark ? "dark" : "light" });
          await zoe.page.clock.install({ time: START });
          await zoe.page.clock.setFixedTime(START);
          await walk(
            zoe.page,
            cameraFor(zoe, view, folder, (stage) => !only || only.includes(stage)),
          );
        },
        // Two of the stages are what a 404 looks like.
        { tolerated: /status of 404/ },
      );
  await browser.close();
} finally {
  await stopStack(stack);
  rmSync(data, { recursive: true });
}

const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
const kB = Math.round(sizes.reduce((total, size) => total + size, 0) / 1000);
console.log(`${sizes.length} pictures, ${kB} kB, in docs/pictures/`);
