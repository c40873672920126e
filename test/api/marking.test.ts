import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Settings } from "../../domain/exercise.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import type { Result } from "../../lambdas/store/attempt.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Author, newAuthor } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { answer, begin, grade, newTeacher, owning } from "./classes.ts";
import { newGuest } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

const marking = {
  mark: "31 / 50",
  reason: "The past tense was set as homework.",
  note: "Speak to her parents.",
};
const secret = new RegExp(marking.note);

/** A student with a result on a teacher's exercise. */
const marked = async (settings: Partial<Settings> = {}) => {
  const teacher = await newTeacher(stack, { settings: { ...defaultSettings, ...settings } });
  const student = await newAuthor(stack, "student");
  const { attempt } = await stack.putAttempt({ assignment_id: teacher.assignmentId, uid: student.uid });
  const params = { ...teacher.params, attempt };
  const row = await reply("markResult", { ...teacher, params, body: marking });
  return { teacher, student, params, row };
};
const asStudent = async (student: Author, params: Record<string, string>) => ({
  read: await ask("readResult", { ...student, params }),
  listed: await ask("listAttempts", student),
  exported: await ask("exportAccount", student),
});

test("a teacher's mark is kept beside the engine's with its reason and a note, and both are there in every list", async () => {
  const { teacher, params, row } = await marked();
  expect(row).toMatchObject({ grade: "70 / 100", teacher: { ...marking, markedAt: expect.any(Number) } });
  expect((await reply("listResults", teacher)).results).toEqual([row]);
  expect(await reply("readResult", { ...teacher, params })).toMatchObject(row);
  const { assignmentId, attempt = "" } = params;
  expect(await stack.readResult(assignmentId, attempt)).toMatchObject({
    grade: "70 / 100",
    teacher: marking,
    conversation: { turns: [{ said: "J'habite à Londres." }] },
  } satisfies Partial<Record<keyof Result, unknown>>);
});

test("a mark can be changed, stand without a reason, and be taken back as a whole", async () => {
  const { teacher, params } = await marked();
  const mark = (body: object) => ask("markResult", { ...teacher, params, body });
  expect((await mark({ ...marking, mark: "B" })).json).toMatchObject({ teacher: { mark: "B" } });
  expect((await mark({ mark: "", reason: "", note: "Only this." })).json).toMatchObject({
    teacher: { mark: "", reason: "", note: "Only this." },
  });
  expect((await mark({ mark: "A", reason: " ", note: "" })).json).toMatchObject({
    teacher: { mark: "A", reason: "" },
  });
  expect((await mark({ mark: "", reason: "", note: "" })).json).not.toHaveProperty("teacher");
  expect((await reply("listResults", teacher)).results[0]).not.toHaveProperty("teacher");
});

test("a student sees the mark and its reason, and the note nowhere", async () => {
  const { student, params } = await marked();
  const { mark, reason } = marking;
  const { read, listed, exported } = await asStudent(student, params);
  expect(read.json).toMatchObject({ grade: "70 / 100", teacher: { mark, reason, note: "" } });
  expect(listed.json).toMatchObject({ attempts: [{ grade: "70 / 100", teacher: { mark, reason } }] });
  expect(exported.json).toMatchObject({
    account: { results: [{ grade: "70 / 100", teacher: { mark, reason } }] },
  });
  for (const { status, text } of [read, listed, exported]) {
    expect(status).toBe(200);
    expect(text).not.toMatch(secret);
  }
});

test("where grades are kept from students, the teacher's mark is, too; the teacher sees all", async () => {
  const { teacher, student, params } = await marked({ isGradeViewable: false });
  const { read, listed, exported } = await asStudent(student, params);
  for (const { text, status } of [read, listed, exported]) {
    expect(status).toBe(200);
    expect(text).toContain("Good work.");
    for (const kept of ["70 / 100", marking.mark, marking.reason, marking.note])
      expect(text).not.toContain(kept);
    expect(text).not.toMatch(/"(score|vocabulary|grammar|grade)":/);
  }
  expect(await reply("readResult", { ...teacher, params })).toMatchObject({
    grade: "70 / 100",
    turns: [{ score: 70 }],
    teacher: marking,
  });
});

test("a student's own exercise that keeps its grades keeps them from its owner", async () => {
  const settings = { ...defaultSettings, isGradeViewable: false };
  const student = await owning(stack, await newAuthor(stack, "student"), { isShared: false, settings });
  const { attempt } = await stack.putAttempt({ assignment_id: student.assignmentId, uid: student.uid });
  const params = { ...student.params, attempt };
  const listed = await ask("listResults", student);
  const read = await ask("readResult", { ...student, params });
  const deleted = await ask("deleteResult", { ...student, params });
  for (const { status, text } of [listed, read]) {
    expect([status, text]).toEqual([200, expect.stringContaining("Good work.")]);
    expect(text).not.toMatch(/"(score|vocabulary|grammar|grade)":/);
  }
  expect(deleted.status).toBe(200);
});

test("a guest reads the mark, the reason and a request to do it again, in the name they played under; nobody else does", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId, params } = teacher;
  const [zoe, ben] = [await newGuest(), await newGuest()];
  const [marked, plain] = [await begin(zoe, assignmentId), await begin(ben, assignmentId, "Ben")];
  for (const [token, attempt] of [
    [zoe, marked],
    [ben, plain],
  ] as const) {
    await answer(token, assignmentId, attempt);
    await grade(token, assignmentId, attempt);
  }
  expect(await reply("readReplies", { token: zoe, params })).toEqual({ replies: [] });
  const body = { ...marking, again: "Please say when it was." };
  await reply("markResult", { ...teacher, params: { ...params, attempt: marked }, body });
  const theirs = { attempt: marked, studentId: "Zoë", finishedAt: expect.any(Number) };
  const { mark, reason } = marking;
  const given = { replies: [{ ...theirs, mark, reason, again: body.again }] };
  expect(await reply("readReplies", { token: zoe, params })).toEqual(given);
  expect(await reply("readReplies", { token: ben, params })).toEqual({ replies: [] });
  const other = await newTeacher(stack);
  expect(await reply("readReplies", { token: zoe, params: other.params })).toEqual({ replies: [] });

  // The link is closed: what was answered stays.
  await stack.putExercise({ assignment_id: assignmentId, ownerId: teacher.uid, isClosed: true });
  expect(await reply("readReplies", { token: zoe, params })).toEqual(given);
  // Where marks are kept back only the request is told.
  const settings = { ...defaultSettings, isGradeViewable: false };
  await stack.putExercise({ assignment_id: assignmentId, ownerId: teacher.uid, settings });
  expect(await reply("readReplies", { token: zoe, params })).toEqual({
    replies: [{ ...theirs, mark: "", reason: "", again: body.again }],
  });
});

test("a request to do it again reaches a student with an account also where marks are kept back", async () => {
  const { teacher, student, params } = await marked({ isGradeViewable: false });
  const again = "Please say when it was.";
  await reply("markResult", { ...teacher, params, body: { mark: "", reason: "", note: "Only me.", again } });
  const { read, listed, exported } = await asStudent(student, params);
  expect(listed.json).toMatchObject({ attempts: [{ again }] });
  expect(exported.json).toMatchObject({ account: { results: [{ again }] } });
  for (const { text } of [read, listed, exported]) {
    expect(text).toContain(again);
    expect(text).not.toContain("Only me.");
  }
});
