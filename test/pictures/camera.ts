import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Person } from "../journeys/person.ts";
import { inPalette } from "./palette.ts";

/** How somebody looks at Viva: the window's width in CSS pixels, and how the device is set. */
export type View = { width: number; colours: "light" | "dark" | "forced" };

/** How long somebody looks at a stage, in ms: longer than a toast stands over it. Nobody does who is speaking. */
const LOOK_MS = 20_000;

/** Moves a page's clock, which stands still, and runs the timers that come due. */
export const pass = async (page: Page, ms: number): Promise<void> => {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + ms);
  await page.clock.fastForward(ms);
};

/** How wide a sheet of paper is, about, in CSS pixels. */
const PAPER_PX = 768;

/** Takes the picture of a page as it is printed; in windows as wide as paper only, once is enough. */
export const takePrinted = async (page: Page, take: Camera, stage: string): Promise<void> => {
  if (page.viewportSize()?.width !== PAPER_PX) return;
  await page.emulateMedia({ media: "print" });
  await take(`${stage}-printed`, "whole");
  await page.emulateMedia({ media: "screen" });
};

/** Takes the picture of a stage as it stands: what is in the window, or the `"whole"` page. */
export type Camera = (stage: string, extent?: "window" | "whole") => Promise<void>;

/**
 * A camera on this person's page that writes to `folder`; of stages that `wants` turns down it takes no picture. Rejects
 * where what it is to show has a barrier, or is wider than the window.
 */
export const cameraFor = (
  { page, barriers }: Person,
  { width, colours }: View,
  folder: string,
  wants: (stage: string) => boolean,
  lookMs = LOOK_MS,
): Camera => {
  return async (stage, extent = "window") => {
    if (lookMs > 0) await pass(page, lookMs);
    if (!wants(stage)) return;
    const name = `${stage}-${width}-${colours}`;
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // What is further down the page is fetched when somebody comes near it; a picture of the whole page has nobody who does.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode();
      }
    });
    const faults = await barriers();
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) faults.push(`it is ${needed} pixels wide`);
    if (faults.length > 0) throw new Error(`${name}: ${faults.join("\n")}`);
    const picture = await page.screenshot({ fullPage: extent === "whole" });
    writeFileSync(join(folder, `${name}.png`), inPalette(picture));
  };
};
