import { expect, test } from "@jest/globals";
import { blankExercise, type Exercise } from "../../domain/exercise.ts";
import { photosOf } from "../../lambdas/partner/bedrock/photos.ts";
import { listenToLog } from "./told.ts";

const exercise = (asset_url: string, context_1 = ""): Exercise => ({
  ...blankExercise,
  ...{ assignment_id: "1", ownerId: "", activity: "Photo Role Play", language: "French" },
  ...{ asset_url, context_1, questionNotes: [] },
});
const jpeg = Uint8Array.of(0xff, 0xd8);
const told = listenToLog();

test("a photo is read once, however often it is asked for, and so is a second one", async () => {
  const paths: string[] = [];
  const photos = photosOf(async (path) => {
    paths.push(path);
    return jpeg;
  });
  await Promise.all([photos(exercise("a", "b")), photos(exercise("a", "b"))]);
  expect(await photos(exercise("a", "b"))).toEqual([jpeg, jpeg]);
  expect(await photos(exercise(""))).toEqual([]);
  expect(paths).toEqual(["a", "b"]);
});

test("only the last few are kept", async () => {
  const paths: string[] = [];
  const photos = photosOf(async (path) => {
    paths.push(path);
    return jpeg;
  });
  for (const path of ["a", "b", "c", "d", "e", "f", "g", "h", "h", "i", "a"]) await photos(exercise(path));
  expect(paths.join("")).toBe("abcdefghia");
});

test("without a readable photo there is none, the log says why and not which, and it is tried again", async () => {
  let isBroken = true;
  const photos = photosOf(async () => {
    if (isBroken) throw new TypeError("secret/path");
    return jpeg;
  });
  expect(await photos(exercise("secret/path"))).toEqual([]);
  expect((await told()).lines).toEqual([["photoUnread", { error: "TypeError" }]]);
  isBroken = false;
  expect(await photos(exercise("secret/path"))).toEqual([jpeg]);
});

test("one that is gone is none; one that is slow is seen the next time", async () => {
  let arrive: (photo: Uint8Array) => void = () => undefined;
  const slow = new Promise<Uint8Array>((resolve) => {
    arrive = resolve;
  });
  const photos = photosOf(async (path) => (path === "gone" ? undefined : slow), 10);
  expect(await photos(exercise("gone"))).toEqual([]);
  expect(await photos(exercise("slow"))).toEqual([]);
  arrive(jpeg);
  expect(await photos(exercise("slow"))).toEqual([jpeg]);
});
