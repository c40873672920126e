import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../journeys/browser.ts";
import { launchSpeaker } from "../journeys/microphone.ts";
import { asPerson } from "../journeys/person.ts";
import { openStack } from "../stack/hand.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { cameraFor, type View } from "./camera.ts";
import { exercises } from "./exercises.ts";
import { memberWalks } from "./memberWalks.ts";
import { speakerWalk, spoken } from "./speakerWalk.ts";
import { type Walk, walks } from "./walks.ts";

/**
 * `npm run pictures`: every screen at every stage, in .local/pictures/, for people to look at: four widths, light and dark,
 * and in the colours that a reader forces upon pages. Everything that could differ from run to run stands still, but for
 * what is spoken. Words on the command line take only the walks and views of these: `npm run pictures -- guest 390 dark`.
 */
const folder = fileURLToPath(new URL("../../.local/pictures/", import.meta.url));
const START = Date.parse("2026-09-14T10:00:00Z");

const views = [320, 390, 768, 1280].flatMap((width): View[] =>
  (["light", "dark", "forced"] as const).map((colours) => ({ width, colours })),
);
const words = process.argv.slice(2);
/** Is one of these asked for, or nothing of their kind? */
const isWanted = (one: string, kind: readonly string[]): boolean =>
  words.includes(one) || !words.some((word) => kind.includes(word));

const kinds = { guest: walks, member: memberWalks, speaker: [speakerWalk] } as const;

mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "viva-pictures-"));
const stack = await startStack(join(data, "data"));
process.env.VIVA_URL = stack.description.url;
const hand = await openStack(stack.description);
const [browser, speaker] = await Promise.all([launchBrowser(), launchSpeaker(spoken)]);

const goOn = (through: Browser, walk: Walk, view: View): Promise<void> =>
  asPerson(
    through,
    view.width,
    async (zoe) => {
      const { page } = zoe;
      const { colours, width } = view;
      await page.emulateMedia({
        colorScheme: colours === "dark" ? "dark" : "light",
        forcedColors: colours === "forced" ? "active" : "none",
      });
      const isInTime = through === speaker;
      if (!isInTime) {
        await page.clock.install({ time: START });
        await page.clock.setFixedTime(START);
      }
      const take = cameraFor(zoe, view, folder, () => true, isInTime ? 0 : undefined);
      await walk({ page, take, hand, view: `${width}${colours}` });
    },
    // Two of the stages are what a 404 looks like, and one is what it looks like offline.
    { tolerated: /status of 404|net::ERR_INTERNET_DISCONNECTED/ },
  );

try {
  for (const exercise of Object.values(exercises)) await hand.putExercise(exercise);
  for (const view of views) {
    if (!isWanted(String(view.width), ["320", "390", "768", "1280"])) continue;
    if (!isWanted(view.colours, ["light", "dark", "forced"])) continue;
    for (const [kind, through] of Object.entries(kinds)) {
      if (!isWanted(kind, Object.keys(kinds))) continue;
      for (const walk of through) await goOn(kind === "speaker" ? speaker : browser, walk, view);
    }
  }
} finally {
  await browser.close();
  await speaker.close();
  await hand.close();
  await stopStack(stack);
  rmSync(data, { recursive: true });
}

const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
const kB = Math.round(sizes.reduce((total, size) => total + size, 0) / 1000);
console.log(`${sizes.length} pictures, ${kB} kB, in .local/pictures/`);
