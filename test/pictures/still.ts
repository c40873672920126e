import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** How hard a still is pressed: text stays clean of smudges, and none weighs more than `STILL_MAX_BYTES`. */
const QUALITY = 76;
/** A phone on a school's network fetches it in a second. */
export const STILL_MAX_BYTES = 60_000;

/**
 * Writes what is in the window to `file`, as WebP with `scale` pixels for each CSS pixel (the browser makes it, so that no
 * other program is needed). Throws where it would weigh too much.
 */
export const takeStill = async (page: Page, file: string, scale: number): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const browser = await page.context().newCDPSession(page);
  // Without a clip it would come in CSS pixels, however fine the device's are.
  const { cssVisualViewport: seen } = await browser.send("Page.getLayoutMetrics");
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale },
  });
  await browser.detach();
  const still = Buffer.from(data, "base64");
  if (still.length > STILL_MAX_BYTES) throw new Error(`${file} would weigh ${still.length} bytes.`);
  writeFileSync(file, still);
};
