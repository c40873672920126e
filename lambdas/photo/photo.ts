import { buildingTexts } from "../../domain/buildingTexts.ts";
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_MAX_SCANS } from "../../domain/limits.ts";
import { notJpeg, Refusal } from "../http/refusal.ts";
import { plainProfile } from "./colourProfile.ts";
import { orientationIn, orientationSegment } from "./orientation.ts";
import { jpegOf, notWhole, type Segment, segmentsOf } from "./segments.ts";

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
/** Baseline, extended and progressive: what browsers show. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const DHT = 0xc4;
const SOS = 0xda;
const DQT = 0xdb;
const DRI = 0xdd;
/** What a decoder needs: the frame, its tables, the interval of restarts, and the scans. */
const PICTURE = [...FRAMES, DHT, SOS, DQT, DRI];

/**
 * A photo as it may be kept: the same picture, without what else the camera wrote into its file (Exif with the place where
 * it was taken, XMP, IPTC, comments, small copies of the uncropped picture). Only what its looks depend on stays: the colours of its
 * profile, Adobe's note on the colours, and which way up it is. Throws 413 for more than 2 MB (spec section 5), 415 for
 * what is no JPEG, 422 for one that breaks off, or has too many pixels or scans.
 */
export const keptPhoto = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > PHOTO_MAX_BYTES) throw new Refusal(413, "photo_too_large", buildingTexts.photoTooLarge);
  const segments = segmentsOf(bytes);
  checkPicture(segments);
  const orientation = segments
    .filter(({ marker }) => marker === APP1)
    .map(({ payload }) => orientationIn(payload))
    .find((value) => value !== undefined);
  return jpegOf([
    ...(orientation === undefined ? [] : [orientationSegment(orientation)]),
    ...segments.flatMap(withoutMetadata),
  ]);
};

/** Throws unless there is one picture of a kind and a size that browsers show, with all that is needed to decode it. */
const checkPicture = (segments: readonly Segment[]): void => {
  const frames = segments.filter(({ marker }) => isFrame(marker));
  const [frame] = frames;
  if (!frame || frames.length > 1 || !FRAMES.includes(frame.marker)) throw notJpeg();
  const { payload } = frame;
  if (payload.length < 6 + 3) throw notWhole();
  const [, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0] = payload;
  const pixels = (heightHigh * 256 + heightLow) * (widthHigh * 256 + widthLow);
  if (pixels > PHOTO_MAX_PIXELS)
    throw new Refusal(
      422,
      "too_many_pixels",
      `This photo has more than ${PHOTO_MAX_PIXELS / 1_000_000} million pixels. Please choose a smaller one.`,
    );
  const scans = segments.filter(({ marker }) => marker === SOS);
  if (scans.length > PHOTO_MAX_SCANS)
    throw new Refusal(
      422,
      "too_many_scans",
      "This photo is stored in a way that slows devices down. Save it again as a plain .jpg, or choose another one.",
    );
  const isWhole = scans.length > 0 && scans.every(({ scan }) => scan.length > 0);
  if (pixels === 0 || !isWhole || !segments.some(({ marker }) => marker === DQT)) throw notWhole();
};

/** SOF0 to SOF15; between them stand the Huffman tables, an extension, and the arithmetic coder's tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const startsWith = (payload: Uint8Array, name: string): boolean =>
  Buffer.from(payload.subarray(0, name.length)).toString("latin1") === name;

const withoutMetadata = (segment: Segment): Segment[] => {
  const { marker, payload } = segment;
  // Version, unit and density; then the size of a small copy, which is left out.
  if (marker === APP0 && startsWith(payload, "JFIF\0") && payload.length >= 14)
    return [{ ...segment, payload: Buffer.concat([payload.subarray(0, 12), Uint8Array.of(0, 0)]) }];
  if (marker === APP2) return [plainProfile(segment)].filter((kept) => kept !== undefined);
  if (marker === APP14 && startsWith(payload, "Adobe"))
    return [{ ...segment, payload: payload.subarray(0, 12) }];
  return PICTURE.includes(marker) ? [segment] : [];
};
