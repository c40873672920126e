import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pictureNames, pictures } from "../../frontend/src/landing/pictures.ts";
import { launchSpeaker, sampleCalled } from "../journeys/microphone.ts";
import { openStack } from "../stack/hand.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { drawIcons } from "./icons.ts";
import { scenes } from "./scenes.ts";
import { takeStill } from "./still.ts";

/**
 * `npm run media`: the pictures on the landing page, taken of the product as it runs here and now, each light and dark; and
 * the icons. Names on the command line (`npm run media -- talking`) take those scenes only.
 */
const folder = fileURLToPath(new URL("../../frontend/src/landing/pictures/", import.meta.url));

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), "viva-media-"));
const running = await startStack(join(data, "data"));
process.env.VIVA_URL = running.description.url;
const spoken = sampleCalled("fr-2");
const stack = await openStack(running.description);
const browser = await launchSpeaker(spoken);
try {
  for (const name of pictureNames) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { width, height, scale } = pictures[name];
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        ...{ baseURL: running.description.url, viewport: { width, height }, colorScheme },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await scenes[name]({ page, stack, spoken });
      const file = join(folder, `${name}-${colorScheme}.webp`);
      await takeStill(page, file, scale);
      console.log(`${name}-${colorScheme}.webp  ${statSync(file).size} bytes`);
      await context.close();
    }
  }
  await drawIcons(browser, fileURLToPath(new URL("../../frontend/public/", import.meta.url)));
} finally {
  await browser.close();
  await stack.close();
  await stopStack(running);
  rmSync(data, { recursive: true });
}
