import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildingTexts } from "../../domain/buildingTexts.ts";
import { PHOTO_MAX_BYTES } from "../../domain/limits.ts";
import { exif, photoWith, segment } from "../photo/jpeg.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Author, change, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { newGuest } from "./people.ts";

let stack: StackInHand;
let teacher: Author;
let student: Author;
beforeAll(async () => {
  stack = await openStack();
  teacher = await newAuthor(stack, "teacher");
  student = await newAuthor(stack, "student");
});
afterAll(() => stack.close());

const upload = async (author: Author, photo: Uint8Array = photoWith()): Promise<string> =>
  (await reply("uploadPhoto", { ...author, body: photo })).asset_url;

// Shows 6.5, 9.5
test("a teacher's photo goes to the teachers' folder, a student's to their own", async () => {
  expect(await upload(teacher)).toMatch(/^shared-images\/[a-z0-9-]+\.jpeg$/);
  const path = await upload(student);
  expect(path).toMatch(new RegExp(`^student-images/${student.uid}/[a-z0-9-]+\\.jpeg$`));
});

// Shows 7.8
test("a photo is shown as it was taken, whole to the byte, and without the place where it was taken", async () => {
  // A table of quantisation, which decoding needs, with every byte there is.
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  const table = segment(0xdb, everyByte);
  const asset_url = await upload(teacher, photoWith(exif(6), table));
  const { assignment_id: assignmentId } = await save(
    teacher,
    formFor("Photo Role Play", { asset_url, photoAlt: "A beach" }),
  );
  const params = { assignmentId, place: "0" };
  const shown = await ask("showPhoto", { params });
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": "inline",
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
  });
  expect(shown.bytes.includes(table)).toBe(true);
  expect(shown.bytes.length).toBe(photoWith(table).length + 36);
  expect(shown.text).not.toContain("GPS");
  expect((await ask("openPhoto", { ...student, params })).bytes).toEqual(shown.bytes);
  expect((await ask("showPhoto", { params: { assignmentId, place: "1" } })).status).toBe(404);
  expect(await reply("readExercise", { params: { assignmentId } })).toMatchObject({
    asset_url,
    photoAlt: "A beach",
  });

  await change(teacher, assignmentId, formFor("Photo Role Play", { asset_url }), true);
  expect((await ask("showPhoto", { params })).status).toBe(404);
  expect((await ask("openPhoto", { ...student, params })).status).toBe(404);
  expect((await ask("openPhoto", { ...teacher, params })).status).toBe(200);
});

test("the photo of a student's exercise is shown to that student alone; a second one has a place of its own", async () => {
  const [asset_url, context_1] = [await upload(student), await upload(student, photoWith(exif(3)))];
  const { assignment_id: assignmentId } = await save(
    student,
    formFor("Photo Role Play", { asset_url, context_1 }),
  );
  const lengths = [photoWith().length, photoWith().length + 36];
  for (const place of ["0", "1"]) {
    const params = { assignmentId, place };
    expect((await ask("showPhoto", { params })).status).toBe(404);
    expect((await ask("openPhoto", { ...teacher, params })).status).toBe(404);
    expect((await ask("openPhoto", { token: await newGuest(), params })).status).toBe(403);
    expect((await ask("openPhoto", { ...student, params })).bytes).toHaveLength(lengths[Number(place)] ?? 0);
  }
});

test("nobody makes an exercise with somebody else's photo", async () => {
  const colleague = await newAuthor(stack, "teacher");
  for (const asset_url of [await upload(colleague), await upload(student)]) {
    const body = { key: randomUUID(), content: formFor("Photo Role Play", { asset_url }) };
    const { status, json } = await ask("createExercise", { ...teacher, body });
    expect([status, json]).toMatchObject([400, { error: { field: "content.asset_url" } }]);
  }
});

/** A file of so many bytes that is a photo as far as it is looked at. */
const sized = (bytes: number): Buffer =>
  Buffer.concat([photoWith(), Buffer.alloc(bytes - photoWith().length)]);

test.each([
  ["2 MB", 200, sized(PHOTO_MAX_BYTES), ""],
  ["2 MB and a byte", 413, sized(PHOTO_MAX_BYTES + 1), buildingTexts.photoTooLarge],
  ["a PNG in disguise", 415, Buffer.from("89504e470d0a1a0a", "hex"), "This file is not a .jpg photo."],
  ["half a photo", 422, photoWith().subarray(0, 100), "This photo is not whole."],
] as const)("%s is answered %d", async (_, expected, body, message) => {
  const { status, text } = await ask("uploadPhoto", { ...teacher, body });
  expect(status).toBe(expected);
  expect(text).toContain(message);
});

test.each(["image/png", "application/json", "text/plain"])(
  "a photo that is called %s is not taken",
  async (type) => {
    const { status } = await ask("uploadPhoto", {
      ...teacher,
      body: photoWith(),
      headers: { "content-type": type },
    });
    expect(status).toBe(415);
  },
);

test("image/jpg, as some programs call it, is taken as well", async () => {
  const headers = { "content-type": "image/jpg" };
  expect((await ask("uploadPhoto", { ...teacher, body: photoWith(), headers })).status).toBe(200);
});

test("an upload that is cut off in the middle leaves nothing behind", async () => {
  const author = await newAuthor(stack, "student");
  const { hostname, port } = new URL(process.env.VIVA_URL ?? "");
  const photo = sized(500_000);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", reject);
    const head = [
      "POST /api/photos HTTP/1.1",
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${author.token}`,
    ];
    socket.write(
      [...head, "Content-Type: image/jpeg", `Content-Length: ${photo.length}`, "", ""].join("\r\n"),
    );
    socket.write(photo.subarray(0, photo.length / 2), () => {
      socket.destroy();
      resolve();
    });
  });
  // Whatever came of it is there once a whole one, sent later, is.
  const whole = await upload(author);
  expect((await stack.traces(`student-images/${author.uid}`)).map((one) => JSON.parse(one))).toEqual([whole]);
});

test("a photo goes with its owner's account, whether an exercise shows it or not", async () => {
  for (const role of ["teacher", "student"] as const) {
    const author = await newAuthor(stack, role);
    const [shown, unused] = [await upload(author), await upload(author)];
    await save(author, formFor("Photo Role Play", { asset_url: shown }));
    expect(await stack.traces(unused)).toHaveLength(1);
    expect((await ask("deleteAccount", author)).status).toBe(200);
    for (const path of [shown, unused]) expect(await stack.traces(path)).toEqual([]);
  }
  expect((await stack.traces("shared-images/")).length).toBeGreaterThan(0);
});
