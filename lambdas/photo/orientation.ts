import type { Segment } from "./segments.ts";

/** How Exif data begins in its segment (Exif 2.32, section 4.5.4). */
const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;
/** As the camera was held upright. */
const UPRIGHT = 1;

const isExif = (payload: Uint8Array): boolean =>
  Buffer.from(payload.subarray(0, EXIF.length)).toString("latin1") === EXIF;

/** How a photo has to be turned to stand upright, 2 to 8; undefined where it does already, or where nothing is said of it. */
export const orientationIn = (payload: Uint8Array): number | undefined => {
  if (!isExif(payload)) return undefined;
  const tiff = Buffer.from(payload.subarray(EXIF.length));
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  try {
    const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Array.from({ length: short(first) }, (_, place) => first + 2 + 12 * place);
    const entry = entries.find((at) => short(at) === ORIENTATION);
    const value = entry === undefined ? UPRIGHT : short(entry + 8);
    return value > UPRIGHT && value <= 8 ? value : undefined;
  } catch {
    // Offsets that lead out of the segment: nothing can be known from it.
    return undefined;
  }
};

/** Exif data that tells how a photo has to be turned, and nothing else. */
export const orientationSegment = (orientation: number): Segment => {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const payload = Buffer.concat([Buffer.from(EXIF, "latin1"), Uint8Array.from(tiff)]);
  return { marker: 0xe1, payload, scan: new Uint8Array() };
};
