import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isRecorded, pictureNames, pictures } from "../../frontend/src/landing/pictures.ts";
import { launchSpeaker, sampleCalled } from "../journeys/microphone.ts";
import { openStack } from "../stack/hand.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { animate } from "./animation.ts";
import { encode } from "./encode.ts";
import { takeFilm, vttOf } from "./film.ts";
import { acts } from "./films.ts";
import { drawIcons } from "./icons.ts";
import { scenes } from "./scenes.ts";
import { takeStill } from "./still.ts";

/**
 * `npm run media`: the pictures and recordings on the landing page, taken of the product as it runs here and now, each light and
 * dark; and the icons. Names on the command line (`npm run media -- talking icons`) take those only; `--into FOLDER` leaves the
 * tracked files as they are.
 */
const { values, positionals: wanted } = parseArgs({
  options: { into: { type: "string" } },
  allowPositionals: true,
});
const unknown = wanted.filter((name) => name !== "icons" && !pictureNames.some((known) => known === name));
if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(" or ")}.`);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const root = values.into ? `${resolve(values.into)}/` : fileURLToPath(new URL("../../", import.meta.url));
const stills = join(root, "frontend/src/landing/pictures");
const recordings = join(root, "frontend/src/landing/recordings");
const icons = join(root, "frontend/public/");

/** What moves at the top of README.md. */
const inReadme = join(root, "docs/lesson.webp");

/** Pixels of a recording for each CSS pixel: it stands at two thirds of its width. */
const FILM_SCALE = 1.25;

for (const folder of [stills, recordings, icons, dirname(inReadme)]) mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "viva-media-"));
const running = await startStack(join(data, "data"));
process.env.VIVA_URL = running.description.url;
const spoken = sampleCalled("fr-2");
const stack = await openStack(running.description);
const browser = await launchSpeaker(spoken);
try {
  for (const name of pictureNames) {
    if (!isWanted(name)) continue;
    const { width, height, scale } = pictures[name];
    for (const colorScheme of ["light", "dark"] as const) {
      const device = { baseURL: running.description.url, viewport: { width, height }, colorScheme };
      const context = await browser.newContext({ ...device, reducedMotion: "reduce" });
      const page = await context.newPage();
      await scenes[name]({ page, stack, spoken });
      const file = join(stills, `${name}-${colorScheme}.webp`);
      await takeStill(page, file, scale);
      console.log(`${name}-${colorScheme}.webp  ${statSync(file).size} bytes`);
      await context.close();
      if (!isRecorded(name)) continue;
      const moving = await browser.newContext({ ...device, deviceScaleFactor: FILM_SCALE });
      const film = await takeFilm(acts[name], { page: await moving.newPage(), stack, spoken });
      await moving.close();
      const mp4 = await encode(browser, film);
      writeFileSync(join(recordings, `${name}-${colorScheme}.mp4`), mp4);
      writeFileSync(join(recordings, `${name}.vtt`), vttOf(film.captions));
      if (name === "talking" && colorScheme === "light") {
        writeFileSync(inReadme, await animate(browser, film));
        console.log(`docs/lesson.webp  ${statSync(inReadme).size} bytes`);
      }
      console.log(
        `${name}-${colorScheme}.mp4  ${mp4.length} bytes, ${film.frames.length} frames, ${film.ms} ms`,
      );
    }
  }
  if (isWanted("icons")) await drawIcons(browser, icons);
} finally {
  await browser.close();
  await stack.close();
  await stopStack(running);
  rmSync(data, { recursive: true });
}
