/** A segment of a JPEG file: a marker's second byte and the bytes behind its length. */
export const segment = (marker: number, payload: Uint8Array | string): Buffer => {
  const bytes = typeof payload === "string" ? Buffer.from(payload, "latin1") : Buffer.from(payload);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

const table = (kind: number): Buffer => segment(0xc4, Uint8Array.from([kind, 1, ...Array(15).fill(0), 0]));
export const START = Buffer.from([0xff, 0xd8]);
export const END = Buffer.from([0xff, 0xd9]);

/** What stands between a photo's first and last marker: a grey square, of a size that its header alone may exaggerate. */
export const picture = (width = 8, height = 8, frame = 0xc0): Buffer[] => [
  segment(0xdb, Uint8Array.from([0, ...Array(64).fill(1)])),
  segment(frame, Uint8Array.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
  // One code each: "no difference" for the brightness, "nothing more" for the rest.
  table(0x00),
  table(0x10),
  segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x3f]),
];

/** A whole JPEG photo, 8 by 8 pixels, with these segments before its picture. */
export const photoWith = (...segments: Uint8Array[]): Buffer =>
  Buffer.concat([START, ...segments, ...picture(), END]);

/** As Exif is written by a phone: which way up, and a place on earth (Exif 2.32); little-endian where said so. */
export const exif = (orientation: number, isLittle = false): Buffer => {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? "II" : "MM", 0, "latin1");
  short(42, 2);
  long(8, 4);
  short(2, 8);
  for (const [at, tag, kind, value] of [
    [10, 0x0112, 3, orientation],
    [22, 0x8825, 4, 34],
  ] as const) {
    short(tag, at);
    short(kind, at + 2);
    long(1, at + 4);
    if (kind === 3) short(value, at + 8);
    else long(value, at + 8);
  }
  return segment(
    0xe1,
    Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from("GPS 51.5074 N")]),
  );
};
