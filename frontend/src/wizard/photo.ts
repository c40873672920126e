import { PHOTO_MAX_BYTES, PHOTO_TYPES } from "../../../domain/limits.ts";

/** With these bytes every JPEG begins; the type that a browser gives a file is but its name's ending. */
const JPEG_BEGINS = [0xff, 0xd8, 0xff];

/** Is it a JPEG, whatever its name says? Rejects where the file can't be read. */
export const isJpeg = async (file: Blob): Promise<boolean> => {
  const bytes = new Uint8Array(await file.slice(0, JPEG_BEGINS.length).arrayBuffer());
  return JPEG_BEGINS.every((byte, place) => bytes[place] === byte);
};

/** May a file of this type and size be uploaded as it is (spec section 5)? */
export const isAcceptable = ({ type, size }: Pick<Blob, "type" | "size">): boolean =>
  PHOTO_TYPES.some((accepted) => accepted === type) && size <= PHOTO_MAX_BYTES;

/** The longest side of a photo that was made smaller here, in pixels. */
const SHRUNK_PIXELS = 1600;
const THUMB_PIXELS = 480;
/** How hard it is pressed, tried one after the other until the result is small enough. */
const QUALITIES = [0.85, 0.7, 0.5] as const;

/** Width and height, in pixels, with the longer side no longer than `longest`. */
export const fitted = (width: number, height: number, longest: number): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The picture, drawn anew at that size. Rejects where this browser can't read it. */
const drawn = async (file: Blob, longest: number): Promise<HTMLCanvasElement> => {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitted(bitmap.width, bitmap.height, longest));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  // What is see-through in a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
};

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", quality));

/**
 * The picture as a smaller jpeg that may be uploaded; where and when it was taken, and with which camera, stays behind.
 * Undefined where it will not become small enough, or where this browser can't read it.
 */
export const shrinkPhoto = async (file: Blob): Promise<Blob | undefined> => {
  const canvas = await drawn(file, SHRUNK_PIXELS).catch(() => undefined);
  if (!canvas) return undefined;
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality);
    if (blob && isAcceptable(blob)) return blob;
  }
  return undefined;
};

/** A small picture of it as a data URL, which the draft can hold; "" where this browser can't read it. */
export const thumbOf = (file: Blob): Promise<string> =>
  drawn(file, THUMB_PIXELS).then(
    (canvas) => canvas.toDataURL("image/jpeg", 0.7),
    () => "",
  );
