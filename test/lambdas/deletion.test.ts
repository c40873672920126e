import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Caller } from "../../domain/access.ts";
import { demos } from "../../domain/demos.ts";
import type { Colleague } from "../../domain/sharing.ts";
import type { MemberCaller } from "../../lambdas/http/handler.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { formFor } from "../api/authors.ts";
import { inThisRun } from "../depth.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once the tables stand. */
const load = async () => {
  process.env.PER_DAY = "100";
  const users = (await import("../../lambdas/store/users.ts")).usersTable();
  const stores = {
    users,
    deletedAccounts: users,
    exercises: (await import("../../lambdas/store/exercises.ts")).exercisesTable(),
    results: (await import("../../lambdas/store/results.ts")).resultsTable(),
    classes: (await import("../../lambdas/store/schoolClasses.ts")).schoolClassesTable(),
    shares: (await import("../../lambdas/store/shares.ts")).sharesTable(),
    lessons: (await import("../../lambdas/store/lessons.ts")).lessonsTable(),
    counters: (await import("../../lambdas/store/quotas.ts")).quotasTable({
      turns: "PER_DAY",
      lessonReadsOfPerson: "PER_DAY",
      lessonsOfPerson: "PER_DAY",
      lessonsOfExercise: "PER_DAY",
      lessonsOfDemos: "PER_DAY",
      lessonsOfSite: "PER_DAY",
      savesOfPerson: "PER_DAY",
      savesOfSite: "PER_DAY",
    }),
  };
  const { createExercise } = await import("../../lambdas/handlers/createExercise.ts");
  const { deleteAccount } = await import("../../lambdas/handlers/deleteAccount.ts");
  const { gradeLesson } = await import("../../lambdas/handlers/gradeLesson.ts");
  const { startLesson } = await import("../../lambdas/handlers/startLesson.ts");
  return { ...(await tablesInHand()), stores, createExercise, deleteAccount, gradeLesson, startLesson };
};

beforeAll(async () => {
  tables = await openTables();
  here = await load();
});
afterAll(() => tables.close());

const memberOf = (uid: string): MemberCaller => ({
  uid,
  kind: "member",
  username: `name-of-${uid}`,
  name: "Zoë",
  email: "zoe@school.example",
  isEmailConfirmed: true,
});

const colleague: Colleague = { right: "edit", address: "roe@school.example" };

/** What is left of somebody in any table. */
const tracesOf = (uid: string): Promise<object[]> => here.traces(uid);

/** Photos and sign-ins as their services keep them. */
const elsewhere = (uid: string) => {
  const kept = { photos: [`student-images/${uid}/1.jpeg`], signIns: [`name-of-${uid}`] };
  return {
    kept,
    photos: { listOf: async () => kept.photos, eraseOf: async () => void kept.photos.splice(0) },
    userPool: async () => ({ remove: async () => void kept.signIns.splice(0) }),
  };
};

const tombstoneOf = (uid: string) => ({
  uid,
  deletedAt: expect.any(Number),
  expiresAt: expect.any(Number),
});

/**
 * A teacher with a class, with an exercise that others have played and a colleague sees, with another one of a colleague's, and
 * with results, a lesson and counters of their own.
 */
const settled = async (): Promise<string> => {
  const uid = `teacher${randomUUID().slice(0, 8)}`;
  await here.stores.users.register(uid);
  await here.stores.users.chooseRole(uid, "teacher");
  const assignment_id = `of${uid}`;
  await here.put("EXERCISES_TABLE", {
    ...demos["5368"],
    assignment_id,
    ownerId: uid,
    colleagues: { colleague },
  });
  await here.stores.shares.add("colleague", assignment_id);
  const theirs = randomUUID();
  await here.put("EXERCISES_TABLE", {
    ...demos["5368"],
    assignment_id: theirs,
    colleagues: { [uid]: colleague },
  });
  await here.stores.shares.add(uid, theirs);
  await here.stores.classes.create(
    { ownerId: uid, name: "9B", language: "French", createdAt: 1, students: {} },
    uid,
  );
  for (const attempt of ["1", "2"]) await here.put("RESULTS_TABLE", { assignment_id, attempt, uid: "guest" });
  await here.stores.counters.spend("lessonsOfExercise", assignment_id);
  await here.put("RESULTS_TABLE", { assignment_id: "5368", attempt: randomUUID(), uid, startedAt: 1 });
  await here.put("LESSONS_TABLE", { uid, assignmentId: "6788", lessonId: randomUUID(), expiresAt: 1 });
  await here.stores.counters.spend("turns", uid);
  return uid;
};

test("a deletion that breaks off, wherever it does, is finished by asking for it again", async () => {
  let breaks = 0;
  for (let at = 0; ; at += inThisRun({ quick: 4, full: 1 })) {
    const uid = await settled();
    const around = elsewhere(uid);
    const call = { caller: memberOf(uid), body: undefined, params: {} };
    const deletion = here.deleteAccount({ ...here.stores, ...around });
    const trouble = here.failingAt(at);
    const done = await deletion(call).catch(() => undefined);
    trouble.restore();
    if (done) break;
    breaks++;
    // Once the tombstone stands, nobody gets in between.
    expect(await here.stores.users.isDeleted(uid)).toBe(at > 0);
    expect(await deletion(call)).toEqual({ deleted: true });
    expect(around.kept).toEqual({ photos: [], signIns: [] });
    expect(await tracesOf(uid)).toEqual([tombstoneOf(uid)]);
  }
  expect(breaks).toBeGreaterThan(inThisRun({ quick: 8, full: 35 }));
});

test("a result that its index does not know yet is found by its lesson", async () => {
  const uid = `student${randomUUID().slice(0, 8)}`;
  const { lesson } = await begin(memberOf(uid), "5368", patient());
  await here.put("RESULTS_TABLE", { assignment_id: "5368", attempt: lesson.lessonId, uid });
  const results = { ...here.stores.results, eraseOf: async () => undefined };
  const deletion = here.deleteAccount({ ...here.stores, results, ...elsewhere(uid) });
  await deletion({ caller: memberOf(uid), body: undefined, params: {} });
  expect(await tracesOf(uid)).toEqual([tombstoneOf(uid)]);
});

/** Mark, who is slow: whatever happens meanwhile happens while he thinks. */
const slowMark = (meanwhile: () => Promise<unknown>): Partner => ({
  ...embedded,
  open: async (...asked) => {
    await meanwhile();
    return embedded.open(...asked);
  },
  grade: async (...asked) => {
    await meanwhile();
    return embedded.grade(...asked);
  },
});

/** Deletes the account of `uid`, and runs the calls with a Mark who is still thinking then. */
const whileDeleting = (uid: string) => {
  const deletion = here.deleteAccount({ ...here.stores, ...elsewhere(uid) });
  const partner = slowMark(() => deletion({ caller: memberOf(uid), body: undefined, params: {} }));
  return { ...here.stores, quotas: here.stores.counters, partnerFor: () => partner, keptDays: 400 };
};
const patient = () => ({
  ...here.stores,
  quotas: here.stores.counters,
  partnerFor: () => embedded,
  keptDays: 400,
});

const begin = async (caller: Caller, assignmentId: string, parts: ReturnType<typeof patient>) =>
  here.startLesson(parts)({ caller, body: { assignmentId, name: "Zoë" }, params: {} });
const grade = async (caller: Caller, assignmentId: string, parts: ReturnType<typeof patient>) => {
  const { lesson } = await begin(caller, assignmentId, patient());
  const { lessonId } = lesson;
  const bare = { language: "French" as const, conversation: [], objective: "" };
  return here.gradeLesson(parts)({
    caller,
    body: { ...bare, lesson: { assignmentId, lessonId } },
    params: {},
  });
};

test("a lesson that begins while its account is deleted is not left behind", async () => {
  const uid = await settled();
  const begun = begin(memberOf(uid), `of${uid}`, whileDeleting(uid));
  await expect(begun).rejects.toMatchObject({ status: 401, code: "account_deleted" });
  expect(await tracesOf(uid)).toEqual([tombstoneOf(uid)]);
});

test("a result that is made while its account is deleted is not left behind", async () => {
  const uid = await settled();
  const graded = grade(memberOf(uid), "5368", whileDeleting(uid));
  await expect(graded).rejects.toMatchObject({ status: 401, code: "account_deleted" });
  expect(await tracesOf(uid)).toEqual([tombstoneOf(uid)]);
});

test("an exercise that is saved while its account is deleted is not left behind", async () => {
  const uid = await settled();
  const deletion = here.deleteAccount({ ...here.stores, ...elsewhere(uid) });
  const create = here.createExercise({
    ...here.stores,
    quotas: here.stores.counters,
    photos: { has: async () => true, read: async () => undefined, write: async () => undefined },
    partnerFor: () => embedded,
    // Mark is slow: the account is deleted before he has said all.
    voiceFor: () => ({
      async *say() {
        await deletion({ caller: memberOf(uid), body: undefined, params: {} });
        yield new Uint8Array();
      },
    }),
  });
  const body = {
    key: randomUUID(),
    content: formFor("Set Question Role Play", { questions: [{ text: "Ça va ?" }] }),
  };
  const saved = create({ caller: memberOf(uid), body, params: {} });
  await expect(saved).rejects.toMatchObject({ status: 401, code: "account_deleted" });
  expect(await tracesOf(uid)).toEqual([tombstoneOf(uid)]);
});

test("a guest's result on an exercise that is deleted meanwhile goes with it, and the guest is told", async () => {
  const uid = await settled();
  const graded = grade({ uid: "guest", kind: "guest" }, `of${uid}`, whileDeleting(uid));
  await expect(graded).rejects.toMatchObject({ status: 404, code: "exercise_gone" });
  expect(await here.stores.results.listOf("guest")).toEqual([]);
});
