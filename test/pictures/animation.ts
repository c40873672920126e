import type { Browser } from "playwright-core";
import type { Film, Frame } from "./film.ts";
import { openStudio } from "./studio.ts";

/** How hard each picture is pressed; text stays clean. */
const QUALITY = 0.7;

/** What changed from one picture to the next: a still WebP in base64 and where its upper left corner is, in pixels. */
type Patch = { x: number; y: number; width: number; height: number; still: string };

/** Runs in the page: each frame as what changed since the one before; undefined where nothing did. */
const patchesOf = async ({ frames, quality }: { frames: readonly Frame[]; quality: number }) => {
  const patches: (Patch | undefined)[] = [];
  let before: ImageData | undefined;
  for (const { png } of frames) {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false });
    if (!context) throw new Error("This browser draws nothing.");
    context.drawImage(picture, 0, 0);
    const now = context.getImageData(0, 0, width, height);
    let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
    const [was, is] = [before && new Uint32Array(before.data.buffer), new Uint32Array(now.data.buffer)];
    for (let at = 0; was && at < is.length; at++) {
      if (was[at] === is[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    before = now;
    // Corners stand at even places only.
    left &= ~1;
    top &= ~1;
    if (right < left) {
      patches.push(undefined);
      continue;
    }
    const size = { width: right - left + 1, height: bottom - top + 1 };
    const canvas = new OffscreenCanvas(size.width, size.height);
    canvas.getContext("2d", { alpha: false })?.drawImage(picture, -left, -top);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer(),
    );
    const still = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    patches.push({ x: left, y: top, ...size, still });
  }
  return patches;
};

const chunk = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The chunk of a still WebP that is the picture; a colour profile may stand before it. */
const pictureIn = (still: Buffer): Buffer => {
  // Behind RIFF's own head and the word WEBP.
  for (let at = 12; at < still.length; ) {
    const end = at + 8 + still.readUInt32LE(at + 4);
    if (/^VP8[ L]$/.test(still.toString("latin1", at, at + 4))) return still.subarray(at, end + (end % 2));
    at = end + (end % 2);
  }
  throw new Error("There is no picture in it.");
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 3);
  for (const [place, value] of values.entries()) bytes.writeUIntLE(value, place * 3, 3);
  return bytes;
};

/** Flags of VP8X: it moves; and of a frame: it takes the place of what was there (RFC 9649, sections 2.7.1 and 2.7.1.1). */
const MOVES = 0x02;
const IN_PLACE = 0x02;

/** The film as a WebP that moves and begins anew: what a page of Markdown shows, where no video can be. */
export const animate = async (browser: Browser, { frames, ms }: Film): Promise<Buffer> => {
  await using studio = await openStudio(browser);
  const patches = await studio.page.evaluate(patchesOf, { frames, quality: QUALITY });
  const seen = patches.flatMap((patch, place) => (patch ? [{ ...patch, at: frames[place]?.at ?? 0 }] : []));
  const [first] = seen;
  if (!first) throw new Error("There is nothing in the film.");
  const parts = seen.map(({ x, y, width, height, at, still }, place) => {
    const lasts = (seen[place + 1]?.at ?? ms) - at;
    const picture = pictureIn(Buffer.from(still, "base64"));
    return chunk(
      "ANMF",
      numbers(x / 2, y / 2, width - 1, height - 1, lasts),
      Buffer.from([IN_PLACE]),
      picture,
    );
  });
  const canvas = Buffer.concat([Buffer.from([MOVES, 0, 0, 0]), numbers(first.width - 1, first.height - 1)]);
  // Background and number of rounds: none, and for ever.
  return chunk("RIFF", Buffer.from("WEBP"), chunk("VP8X", canvas), chunk("ANIM", Buffer.alloc(6)), ...parts);
};
