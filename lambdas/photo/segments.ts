import { notJpeg, Refusal } from "../http/refusal.ts";

/** A part of a JPEG file: a marker's second byte, and what stands behind it (ISO 10918-1, annex B). */
export type Segment = {
  marker: number;
  payload: Uint8Array /** After SOS: the compressed picture itself. */;
  scan: Uint8Array;
};

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** RST0 to RST7 stand inside a scan, as does a zero behind 0xff, which stands for itself. */
const isInsideScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** What is told of a photo that breaks off. */
export const notWhole = (): Refusal =>
  new Refusal(422, "broken_photo", "This photo is not whole. Please choose it again, or another one.");

/**
 * The segments of a JPEG file, from behind SOI up to EOI; what follows EOI (other pictures, notes of the camera) is left
 * out. Throws 415 for what is no JPEG, 422 for one that breaks off.
 */
export const segmentsOf = (bytes: Uint8Array): Segment[] => {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw notJpeg();
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (at >= bytes.length) throw notWhole();
    if (bytes[at] !== 0xff) throw notJpeg();
    const marker = bytes[at + 1];
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) return segments;
    if (marker === undefined) throw notWhole();
    if (marker < 0xc0 || isInsideScan(marker) || marker === SOI) throw notJpeg();
    const [high, low] = bytes.subarray(at + 2, at + 4);
    if (high === undefined || low === undefined) throw notWhole();
    const length = high * 256 + low;
    if (length < 2) throw notJpeg();
    const end = at + 2 + length;
    if (end > bytes.length) throw notWhole();
    const next = marker === SOS ? scanEnd(bytes, end) : end;
    segments.push({ marker, payload: bytes.subarray(at + 4, end), scan: bytes.subarray(end, next) });
    at = next;
  }
};

/** Where the next marker stands. */
const scanEnd = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0xff && !isInsideScan(marker)) return at;
  }
  throw notWhole();
};

/** The segments as a file again. */
export const jpegOf = (segments: readonly Segment[]): Uint8Array =>
  Buffer.concat([
    Uint8Array.of(0xff, SOI),
    ...segments.flatMap(({ marker, payload, scan }) => {
      const length = payload.length + 2;
      return [Uint8Array.of(0xff, marker, length >> 8, length & 0xff), payload, scan];
    }),
    Uint8Array.of(0xff, EOI),
  ]);
