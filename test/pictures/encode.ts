import { fileURLToPath } from "node:url";
import type * as Mediabunny from "mediabunny";
import type { Browser } from "playwright-core";
import type { Film } from "./film.ts";
import { openStudio } from "./studio.ts";

/** Bits a second. Most of what is on a page stands still, and weighs nothing. */
const BITRATE = 180_000;
/** Its package names no file for a page without a bundler. */
const MEDIABUNNY = fileURLToPath(
  new URL("../../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs", import.meta.url),
);

declare global {
  interface Window {
    Mediabunny: typeof Mediabunny;
  }
}

/** Runs in the page: the film as MP4, in base64. */
const encoded = async ({ frames, ms, bitrate }: Pick<Film, "frames" | "ms"> & { bitrate: number }) => {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = window.Mediabunny;
  // No function in here has a name: tsx would wrap it in a helper that no page knows.
  const pictures = await Promise.all(
    frames.map(async ({ png }) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()),
    ),
  );
  const { width = 0, height = 0 } = pictures[0] ?? {};
  // H.264 halves what it knows of colours, and takes even numbers only.
  const canvas = new OffscreenCanvas(width & ~1, height & ~1);
  const context = canvas.getContext("2d");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new CanvasSource(canvas, {
    codec: "avc",
    bitrate,
    bitrateMode: "variable",
    latencyMode: "quality",
    keyFrameInterval: 60,
  });
  output.addVideoTrack(source);
  await output.start();
  for (const [place, picture] of pictures.entries()) {
    const at = frames[place]?.at ?? 0;
    context?.drawImage(picture, 0, 0);
    await source.add(at / 1000, ((frames[place + 1]?.at ?? ms) - at) / 1000);
  }
  await output.finalize();
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(new Blob(target.buffer ? [target.buffer] : []));
  });
};

/**
 * A film as MP4 with H.264, which every browser of a school plays; made by the browser, so that no other program is needed.
 * Rejects where that browser has no such encoder.
 */
export const encode = async (browser: Browser, { frames, ms }: Film): Promise<Buffer> => {
  await using studio = await openStudio(browser);
  await studio.page.addScriptTag({ path: MEDIABUNNY });
  return Buffer.from(await studio.page.evaluate(encoded, { frames, ms, bitrate: BITRATE }), "base64");
};
