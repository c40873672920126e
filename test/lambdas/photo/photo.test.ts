import { expect, test } from "@jest/globals";
import { PHOTO_MAX_BYTES } from "../../../domain/limits.ts";
import { keptPhoto } from "../../../lambdas/photo/photo.ts";
import { END, exif, photoWith, picture, START, segment } from "../../photo/jpeg.ts";

const comment = segment(0xfe, "taken at home");
const xmp = segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>taken at home</x:xmpmeta>");
const iptc = segment(0xed, "Photoshop 3.0\x008BIM taken at home");
/** A profile of three colours and their curves, with these words of its maker in it. */
const colours = (maker: string): Buffer => {
  const words = (type: string, ...numbers: number[]) => {
    const data = Buffer.alloc(8 + 4 * numbers.length);
    data.write(type, "latin1");
    for (const [place, number] of numbers.entries()) data.writeUInt32BE(number, 8 + 4 * place);
    return data;
  };
  const tags: [string, Buffer][] = [
    ...["rXYZ", "gXYZ", "bXYZ", "wtpt"].map((name): [string, Buffer] => [name, words("XYZ ", 1, 2, 3)]),
    ...["rTRC", "gTRC", "bTRC"].map((name): [string, Buffer] => [name, words("curv", 0)]),
    ...(maker === ""
      ? []
      : [["desc", Buffer.from(`desc\0\0\0\0${maker.padEnd(16, " ")}`)] satisfies [string, Buffer]]),
  ];
  const profile = Buffer.alloc(128 + 4 + 12 * tags.length);
  profile.write("mntrRGB XYZ ", 12, "latin1");
  profile.write("acsp", 36, "latin1");
  profile.write(maker.slice(0, 4), 48, "latin1");
  profile.writeUInt32BE(tags.length, 128);
  let offset = profile.length;
  for (const [place, [name, data]] of tags.entries()) {
    profile.write(name, 132 + 12 * place, "latin1");
    profile.writeUInt32BE(offset, 136 + 12 * place);
    profile.writeUInt32BE(data.length, 140 + 12 * place);
    offset += data.length;
  }
  profile.writeUInt32BE(offset, 0);
  const whole = Buffer.concat([profile, ...tags.map(([, data]) => data)]);
  return segment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), whole]));
};
const otherPictures = segment(0xe2, "MPF\0taken at home");
const adobe = segment(0xee, "Adobe\0\x64\0\0\0\0\x01");
const jfif = (thumbnail: string) => segment(0xe0, `JFIF\0\x01\x02\0\0\x48\0\x48${thumbnail}`);

const refusalOf = (bytes: Uint8Array): { status: number; message: string } | undefined => {
  try {
    keptPhoto(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof Error && "status" in error)
      return { status: Number(error.status), message: error.message };
    throw error;
  }
};

test("a photo without anything beside its picture stays as it is, to the byte", () => {
  expect(keptPhoto(photoWith())).toEqual(photoWith());
});

test("place, comments, XMP, IPTC and other pictures go; the colours stay", () => {
  const all = [jfif("\x01\x01abc"), exif(1), xmp, colours("at home"), otherPictures, iptc, adobe, comment];
  const kept = keptPhoto(Buffer.concat([photoWith(...all), Buffer.from("taken at home, behind the end")]));
  expect(kept).toEqual(photoWith(jfif("\0\0"), colours(""), adobe));
  expect(Buffer.from(kept).toString("latin1")).not.toMatch(/home|GPS|Exif/);
});

test("a profile that is none, or lies about its places, goes as a whole", () => {
  const astray = colours("");
  astray.writeUInt32BE(0xfffffff0, 4 + 14 + 136);
  for (const odd of [
    segment(0xe2, "ICC_PROFILE\0\x01\x01taken at home"),
    segment(0xe2, "ICC_PROFILE\0\x01\x02x"),
    astray,
  ])
    expect(keptPhoto(photoWith(odd))).toEqual(photoWith());
});

test("a segment that no decoder needs goes, whatever its marker", () => {
  for (let marker = 0xc0; marker < 0xff; marker++) {
    const isFrame = marker < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame || (marker >= 0xd0 && marker <= 0xda)) continue;
    const kept = Buffer.from(keptPhoto(photoWith(segment(marker, "taken at home"))));
    expect([marker, kept.includes("taken at home")]).toEqual([marker, [0xc4, 0xdb, 0xdd].includes(marker)]);
  }
});

test("64 scans are taken, one more is not: each is another pass over the picture", () => {
  const scan = Buffer.concat(picture().slice(-2));
  const scanned = (count: number) =>
    Buffer.concat([START, ...picture(8, 8, 0xc2), ...Array(count - 1).fill(scan), END]);
  expect(refusalOf(scanned(64))).toBeUndefined();
  expect(refusalOf(scanned(65))).toEqual({
    status: 422,
    message: expect.stringContaining("slows devices down"),
  });
  expect(refusalOf(scanned(33_104))?.status).toBe(422);
});

test.each([false, true])(
  "of Exif (little-endian: %s) only which way up the photo stands is kept",
  (isLittle) => {
    for (const orientation of [2, 3, 6, 8]) {
      const kept = Buffer.from(keptPhoto(photoWith(exif(orientation, isLittle))));
      expect(kept.toString("latin1")).not.toContain("GPS");
      expect(kept.length).toBe(photoWith().length + 36);
      // Once more: it is read back as it was written.
      expect(keptPhoto(kept)).toEqual(kept);
      expect(kept.readUInt16BE(2 + 4 + 6 + 8 + 2 + 8)).toBe(orientation);
    }
    for (const upright of [0, 1, 9, 65535])
      expect(keptPhoto(photoWith(exif(upright, isLittle)))).toEqual(photoWith());
  },
);

test("Exif that leads out of its segment tells nothing, and breaks nothing", () => {
  const astray = exif(6);
  astray.writeUInt32BE(0xfffffff0, 2 + 2 + 6 + 4);
  expect(keptPhoto(photoWith(astray))).toEqual(photoWith());
  expect(keptPhoto(photoWith(segment(0xe1, "Exif\0\0")))).toEqual(photoWith());
});

test("2 MB are taken, one byte more is not, with the spec's sentence", () => {
  const room = PHOTO_MAX_BYTES - photoWith().length;
  const full = Buffer.concat([photoWith(), Buffer.alloc(room)]);
  expect(refusalOf(full)).toBeUndefined();
  expect(refusalOf(Buffer.concat([full, Buffer.alloc(1)]))).toEqual({
    status: 413,
    message: "File size exceeds 2MB limit. Please choose a smaller file.",
  });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a PNG in disguise", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["a page in disguise", Buffer.from("<html><script>alert(1)</script>")],
  ["garbage behind the right beginning", Buffer.concat([START, Buffer.from("garbage")])],
  ["a file without a picture", Buffer.concat([START, comment, END])],
  ["a lossless JPEG, which browsers do not show", Buffer.concat([START, ...picture(8, 8, 0xc3), END])],
  ["two pictures in one", Buffer.concat([START, ...picture(), ...picture(), END])],
])("%s is no JPEG", (_, bytes) => {
  expect(refusalOf(bytes)?.status).toBe(415);
});

test("a photo that breaks off, wherever it does, is not taken", () => {
  const whole = photoWith(exif(6), comment);
  for (let length = 2; length < whole.length; length++)
    expect([length, refusalOf(whole.subarray(0, length))?.status]).toEqual([length, 422]);
});

test("a small file that would fill a tablet's memory is refused", () => {
  const sized = (width: number, height: number) => Buffer.concat([START, ...picture(width, height), END]);
  expect(refusalOf(sized(5000, 5000))).toBeUndefined();
  expect(refusalOf(sized(5000, 5001))?.status).toBe(422);
  expect(refusalOf(sized(65535, 65535))?.status).toBe(422);
  expect(refusalOf(sized(0, 8))?.status).toBe(422);
});

test("whatever bytes come, the answer is a photo or a refusal", () => {
  const whole = photoWith(exif(6), comment);
  for (let at = 0; at < whole.length; at++)
    for (const value of [0, 0xff, 0xd9, 0xda]) {
      const spoilt = Buffer.from(whole);
      spoilt[at] = value;
      const refused = refusalOf(spoilt);
      if (refused) expect([413, 415, 422]).toContain(refused.status);
      else expect(Buffer.from(keptPhoto(spoilt)).toString("latin1")).not.toContain("GPS");
    }
});
