import { expect, test } from "@jest/globals";
import { PHOTO_PATH } from "../../../domain/limits.ts";
import { isPhotoOf, newPhotoPath } from "../../../lambdas/photo/place.ts";

const [one, other] = ["3b2a6a0e-6f3c-4a52-9f6e-0d8f5d2b7c11", "3b2a6a0e-6f3c-4a52-9f6e-0d8f5d2b7c12"];

test.each([
  ["student", `student-images/${one}/`],
  ["teacher", "shared-images/"],
] as const)("a %s's photo has a path of its own under %s, and is nobody else's", (role, folder) => {
  const path = newPhotoPath(role, one);
  expect(path.startsWith(folder)).toBe(true);
  expect(path).toMatch(PHOTO_PATH);
  expect(newPhotoPath(role, one)).not.toBe(path);
  expect([one, other].map((uid) => isPhotoOf(uid, path))).toEqual([true, false]);
});

test("a teacher's path, which pupils see, does not tell the teacher's id", () => {
  expect(newPhotoPath("teacher", one)).not.toContain(one.slice(0, 8));
});
