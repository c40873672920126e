import { expect, test } from "@jest/globals";
import { fitted, isAcceptable, isJpeg } from "../../../frontend/src/wizard/photo.ts";

test.each([
  ["image/jpeg", 2_097_152, true],
  ["image/jpg", 1, true],
  ["image/jpeg", 2_097_153, false],
  ["image/png", 1, false],
  ["", 1, false],
])("a file of type “%s” with %i bytes: may it be uploaded? %s", (type, size, may) => {
  expect(isAcceptable({ type, size })).toBe(may);
});

test.each([
  ["a photo", [0xff, 0xd8, 0xff, 0xe0], true],
  ["a PNG that is called .jpg", [0x89, 0x50, 0x4e, 0x47], false],
  ["nothing", [], false],
])("%s: is it a JPEG? %s", async (_, bytes, is) => {
  expect(await isJpeg(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }))).toBe(is);
});

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [1000, 2000, { width: 800, height: 1600 }],
  [640, 480, { width: 640, height: 480 }],
  [9000, 1, { width: 1600, height: 1 }],
])("a photo of %i × %i pixels keeps its proportions and never grows", (width, height, size) => {
  expect(fitted(width, height, 1600)).toEqual(size);
});
