import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { photoWith } from "../photo/jpeg.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Author, change, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { newColleague, signUpConfirmed } from "./colleagues.ts";
import { signUp } from "./people.ts";

let stack: StackInHand;
let roe: Author;
let hall: Author;
beforeAll(async () => {
  stack = await openStack();
  roe = await newColleague(stack, "roe@colleagues.example", "Ms Roe");
  hall = await newColleague(stack, "Hall@colleagues.example", "Mr Hall");
});
afterAll(() => stack.close());

/** An address that is new in each test, and in each try at one. */
let tries = 0;
beforeEach(() => {
  tries += 1;
});
const at = (name: string): string => `${name}${tries}@colleagues.example`;

const exerciseOf = async (author: Author, title = "Chez le médecin", more = {}): Promise<string> =>
  (await save(author, formFor("Set Question Role Play", { title, ...more }))).assignment_id;
const share = (assignmentId: string, right: "see" | "edit", address = "hall@colleagues.example") =>
  reply("shareExercise", { ...roe, params: { assignmentId }, body: { address, right } });
const sharedWithHall = async () => (await reply("listShared", hall)).exercises;
const refusalOf = async (...asked: Parameters<typeof ask>) => {
  const { status, json } = await ask(...asked);
  return [status, (json as { error?: { code: string } }).error?.code];
};

test("an exercise is shared by address, however it is spelt, its right changed, and taken back", async () => {
  const assignmentId = await exerciseOf(roe);
  const params = { assignmentId };
  expect((await share(assignmentId, "see")).colleagues).toEqual([
    { colleagueId: hall.uid, address: "hall@colleagues.example", right: "see" },
  ]);
  const seen = (await sharedWithHall()).find(({ assignment_id }) => assignment_id === assignmentId);
  expect(seen).toMatchObject({
    title: "Chez le médecin",
    shared: { by: "Ms Roe (roe@colleagues.example)", right: "see" },
  });
  // To its owner it stands among their own, with the colleagues; a colleague is not told who the others are.
  expect((await reply("readContent", { ...roe, params })).colleagues).toHaveLength(1);
  const managed = await reply("readContent", { ...hall, params });
  expect(managed).toMatchObject({ shared: { right: "see" } });
  expect(managed.colleagues).toBeUndefined();
  expect((await reply("listExercises", hall)).exercises).toEqual([]);

  const form = formFor("Set Question Role Play", { title: "À l'hôpital" });
  expect(
    await refusalOf("updateExercise", { ...hall, params, body: { content: form, isClosed: false } }),
  ).toEqual([403, "right_needed"]);
  expect((await share(assignmentId, "edit")).colleagues).toMatchObject([{ right: "edit" }]);
  expect((await change(hall, assignmentId, form)).version).toBe(2);
  expect((await reply("listExercises", roe)).exercises).toMatchObject([{ title: "À l'hôpital" }]);

  await reply("unshareExercise", { ...roe, params: { assignmentId, colleagueId: hall.uid } });
  expect(await sharedWithHall()).toEqual([]);
  expect(await refusalOf("readContent", { ...hall, params })).toEqual([404, "exercise_gone"]);
  expect(await refusalOf("listResults", { ...hall, params })).toEqual([404, "exercise_gone"]);
  expect((await reply("readContent", { ...roe, params })).colleagues).toEqual([]);
});

test("a colleague tries an exercise out, closed or not, as a test of theirs, and gives it back", async () => {
  const assignmentId = await exerciseOf(roe);
  await share(assignmentId, "see");
  await change(roe, assignmentId, formFor("Set Question Role Play"), true);
  const { lesson } = await reply("startLesson", { ...hall, body: { assignmentId, name: "Mr Hall" } });
  const { results } = await reply("listResults", { ...roe, params: { assignmentId } });
  expect(results).toMatchObject([{ attempt: lesson.lessonId, isTest: true }]);
  await reply("unshareExercise", { ...hall, params: { assignmentId, colleagueId: hall.uid } });
  expect(await sharedWithHall()).toEqual([]);
  expect(await refusalOf("startLesson", { ...hall, body: { assignmentId, name: "Mr Hall" } })).toEqual([
    404,
    "exercise_gone",
  ]);
});

test("nobody learns from a refusal whose an address is: unknown, unconfirmed and a student's are refused alike", async () => {
  const assignmentId = await exerciseOf(roe);
  await stack.putUser({ uid: await signUp(at("unconfirmed")), role: "teacher", createdAt: 1 });
  await stack.putUser({
    uid: await signUpConfirmed(at("student")),
    role: "student",
    createdAt: 1,
  });
  await signUpConfirmed(at("roleless"));
  const answers = await Promise.all(
    ["unknown", "unconfirmed", "student", "roleless"].map((name) =>
      ask("shareExercise", {
        ...roe,
        params: { assignmentId },
        body: { address: at(name), right: "see" },
      }),
    ),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, json: { error: { code: "no_such_colleague" } } });
});

test("a teacher whose own address is not confirmed shares nothing, and nobody shares with themselves", async () => {
  const stranger = await newAuthor(stack, "teacher");
  const theirs = { assignmentId: await exerciseOf(stranger) };
  const body = { address: "hall@colleagues.example", right: "see" };
  expect(await refusalOf("shareExercise", { ...stranger, params: theirs, body })).toEqual([
    403,
    "address_not_confirmed",
  ]);
  const params = { assignmentId: await exerciseOf(roe) };
  const own = { ...body, address: "roe@colleagues.example" };
  expect(await refusalOf("shareExercise", { ...roe, params, body: own })).toEqual([409, "own_address"]);
  await stack.count("addressesOfPerson", roe.uid, 100);
  expect(await refusalOf("shareExercise", { ...roe, params, body })).toEqual([429, "enough_for_today"]);
  await stack.count("addressesOfPerson", roe.uid, 0);
});

test("a copy of a colleague's exercise, and a colleague's photo on one, outlive the other's account", async () => {
  const [ann, ben] = [
    await newColleague(stack, at("ann"), "Ann"),
    await newColleague(stack, at("ben"), "Ben"),
  ];
  const upload = async (author: Author) =>
    (await reply("uploadPhoto", { ...author, body: photoWith() })).asset_url;
  const form = formFor("Photo Role Play", { title: "La plage", asset_url: await upload(ann) });
  const { assignment_id: assignmentId } = await save(ann, form);
  const body = { key: randomUUID(), content: form, copyOf: assignmentId };
  expect(await refusalOf("createExercise", { ...ben, body })).toEqual([400, "no_such_photo"]);
  await reply("shareExercise", {
    ...ann,
    params: { assignmentId },
    body: { address: at("ben"), right: "edit" },
  });
  const copy = await reply("createExercise", { ...ben, body });
  // Ben keeps Ann's photo, and adds one of his own.
  const context_1 = await upload(ben);
  await change(ben, assignmentId, { ...form, context_1 });
  const { content } = await reply("readContent", { ...ann, params: { assignmentId } });
  expect(content.asset_url).toBe(form.asset_url);
  expect(content.context_1).not.toBe(context_1);

  const photo = async (code: string, place: "0" | "1") =>
    (await ask("showPhoto", { params: { assignmentId: code, place } })).status;
  await reply("deleteAccount", ben);
  expect(await photo(assignmentId, "1")).toBe(200);
  // Nothing tells of Ben on what he was shared.
  expect(await stack.traces(at("ben"))).toEqual([]);
  expect((await stack.traces(ben.uid)).filter((trace) => !trace.includes("deletedAt"))).toEqual([]);
  expect(await photo(copy.assignment_id, "0")).toBe(404);
});

test("a copy keeps its photo when its original's account is deleted", async () => {
  const [cat, dan] = [
    await newColleague(stack, at("cat"), "Cat"),
    await newColleague(stack, at("dan"), "Dan"),
  ];
  const { asset_url } = await reply("uploadPhoto", { ...cat, body: photoWith() });
  const form = formFor("Photo Role Play", { title: "La plage", asset_url });
  const { assignment_id: assignmentId } = await save(cat, form);
  const sharing = { address: at("dan"), right: "see" };
  await reply("shareExercise", { ...cat, params: { assignmentId }, body: sharing });
  const body = { key: randomUUID(), content: form, copyOf: assignmentId };
  const copy = await reply("createExercise", { ...dan, body });
  const { account } = await reply("exportAccount", dan);
  expect(account.sharedWithYou).toEqual([
    { assignment_id: assignmentId, by: `Cat (${at("cat")})`, ...sharing },
  ]);
  expect((await reply("exportAccount", cat)).account.exercises).toMatchObject([
    { colleagues: { [dan.uid]: sharing } },
  ]);
  await reply("deleteAccount", cat);
  expect((await reply("listShared", dan)).exercises).toEqual([]);
  expect(await stack.traces(at("cat"))).toEqual([]);
  const shown = await ask("showPhoto", { params: { assignmentId: copy.assignment_id, place: "0" } });
  expect(shown.status).toBe(200);
});

test("deleting an exercise leaves nothing on its colleagues' dashboards", async () => {
  const assignmentId = await exerciseOf(roe);
  await share(assignmentId, "edit");
  expect(await refusalOf("deleteExercise", { ...hall, params: { assignmentId } })).toEqual([
    403,
    "right_needed",
  ]);
  await reply("deleteExercise", { ...roe, params: { assignmentId } });
  expect(await stack.traces(assignmentId)).toEqual([]);
});

test("one exercise has twenty colleagues, and one teacher two hundred exercises, at most", async () => {
  const assignmentId = await exerciseOf(roe);
  const colleagues = Object.fromEntries(
    Array.from({ length: 20 }, (_, nth) => [
      `uid${nth}`,
      { address: `${nth}@x.example`, right: "see" as const },
    ]),
  );
  await stack.putExercise({ assignment_id: "fullhouse", ownerId: roe.uid, colleagues });
  const body = { address: "hall@colleagues.example", right: "see" };
  expect(await refusalOf("shareExercise", { ...roe, params: { assignmentId: "fullhouse" }, body })).toEqual([
    409,
    "too_many_colleagues",
  ]);
  await stack.deleteExercise("fullhouse");
  const busy = await newColleague(stack, at("busy"), "Busy");
  for (let nth = 0; nth < 200; nth++) await stack.putShare({ uid: busy.uid, shared: `exercise#left${nth}` });
  const toBusy = { ...body, address: at("busy") };
  expect(await refusalOf("shareExercise", { ...roe, params: { assignmentId }, body: toBusy })).toEqual([
    409,
    "too_many_shared",
  ]);
  // What was left over opens nothing.
  expect((await reply("listShared", busy)).exercises).toEqual([]);
});

const handed = (author: Author, address: string) => ({ ...author, body: { address } });

test("an exercise is handed over with its link, photo, results and colleagues, and its author has it no more", async () => {
  const [eve, fay] = [
    await newColleague(stack, at("eve"), "Eve"),
    await newColleague(stack, at("fay"), "Fay"),
  ];
  const { asset_url } = await reply("uploadPhoto", { ...eve, body: photoWith() });
  const form = formFor("Photo Role Play", { title: "La plage", asset_url });
  const { assignment_id: assignmentId } = await save(eve, form);
  const params = { assignmentId };
  for (const address of [at("fay"), "hall@colleagues.example"])
    await reply("shareExercise", { ...eve, params, body: { address, right: "see" } });
  const { attempt } = await stack.putAttempt({
    ...{ assignment_id: assignmentId, uid: "zoe", studentId: "Zoë" },
    ...{ flagBox: `open ${eve.uid}`, flaggedAt: Date.now() },
    flags: ["distress"],
  });
  expect(await refusalOf("handOverExercise", { params, ...handed(fay, at("eve")) })).toEqual([
    403,
    "right_needed",
  ]);
  await reply("handOverExercise", { params, ...handed(eve, at("fay")) });

  expect(await refusalOf("readContent", { ...eve, params })).toEqual([404, "exercise_gone"]);
  expect(
    await refusalOf("updateExercise", { ...eve, params, body: { content: form, isClosed: true } }),
  ).toEqual([404, "exercise_gone"]);
  expect((await reply("listShared", fay)).exercises).toEqual([]);
  expect((await reply("listResults", { ...fay, params })).results).toMatchObject([{ attempt }]);
  // What nobody has reviewed yet waits for the new owner.
  expect(await reply("countFlags", fay)).toEqual({ open: 1 });
  expect(await reply("countFlags", eve)).toEqual({ open: 0 });
  expect((await reply("readContent", { ...fay, params })).colleagues).toMatchObject([
    { address: "hall@colleagues.example" },
  ]);
  const seen = (await sharedWithHall()).find(({ assignment_id }) => assignment_id === assignmentId);
  expect(seen?.shared.by).toBe(at("fay"));

  await reply("deleteAccount", eve);
  expect((await ask("showPhoto", { params: { assignmentId, place: "0" } })).status).toBe(200);
  expect(await stack.traces(at("eve"))).toEqual([]);
  await reply("deleteExercise", { ...fay, params });
});

test("all of a leaver's exercises and classes go to a colleague, and outlive the account", async () => {
  const [gil, hal] = [
    await newColleague(stack, at("gil"), "Gil"),
    await newColleague(stack, at("hal"), "Hal"),
  ];
  const assignmentId = await exerciseOf(gil);
  const list = { key: randomUUID(), name: "10B", language: "French", students: ["Ana"] };
  const { classId } = await reply("createClass", { ...gil, body: list });
  const params = { assignmentId, classId };
  await reply("assignExercise", { ...gil, params, body: { due_date: "2099-12-31" } });
  // Its class's page would lose it.
  expect(await refusalOf("handOverExercise", { params, ...handed(gil, at("hal")) })).toEqual([
    409,
    "assigned",
  ]);
  expect(await refusalOf("handOverWork", handed(gil, at("gil")))).toEqual([409, "own_address"]);
  expect(await reply("handOverWork", handed(gil, at("hal")))).toEqual({
    exercises: 1,
    classes: 1,
  });
  expect(await reply("handOverWork", handed(gil, at("hal")))).toEqual({
    exercises: 0,
    classes: 0,
  });
  expect(await refusalOf("readClass", { ...gil, params })).toEqual([404, "no_such_class"]);
  await reply("deleteAccount", gil);
  expect(await reply("readClass", { ...hal, params })).toMatchObject({
    students: [{ label: "Ana" }],
    assignments: [{ assignment_id: assignmentId }],
  });
  expect((await ask("readRoster", { params })).status).toBe(200);
});
