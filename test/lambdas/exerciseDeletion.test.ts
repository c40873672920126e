import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Caller } from "../../domain/access.ts";
import { demos } from "../../domain/demos.ts";
import { teacherImagePath } from "../../domain/limits.ts";
import type { MemberCaller } from "../../lambdas/http/handler.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { placesOf } from "../../lambdas/photo/place.ts";
import { attemptOf } from "../stack/attempts.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once the tables stand. */
const load = async () => {
  process.env.PER_DAY = "1000";
  const users = (await import("../../lambdas/store/users.ts")).usersTable();
  const stores = {
    deletedAccounts: users,
    exercises: (await import("../../lambdas/store/exercises.ts")).exercisesTable(),
    results: (await import("../../lambdas/store/results.ts")).resultsTable(),
    classes: (await import("../../lambdas/store/schoolClasses.ts")).schoolClassesTable(),
    shares: (await import("../../lambdas/store/shares.ts")).sharesTable(),
    lessons: (await import("../../lambdas/store/lessons.ts")).lessonsTable(),
    counters: (await import("../../lambdas/store/quotas.ts")).quotasTable({
      lessonReadsOfPerson: "PER_DAY",
      lessonsOfPerson: "PER_DAY",
      lessonsOfExercise: "PER_DAY",
      lessonsOfSite: "PER_DAY",
    }),
  };
  const { deleteExercise } = await import("../../lambdas/handlers/deleteExercise.ts");
  const { deleteResult } = await import("../../lambdas/handlers/deleteResult.ts");
  const { gradeLesson } = await import("../../lambdas/handlers/gradeLesson.ts");
  const { startLesson } = await import("../../lambdas/handlers/startLesson.ts");
  return { ...(await tablesInHand()), stores, deleteExercise, deleteResult, gradeLesson, startLesson };
};

beforeAll(async () => {
  tables = await openTables();
  here = await load();
});
afterAll(() => tables.close());

const memberOf = (uid: string): MemberCaller => ({
  ...{ uid, kind: "member", username: uid, name: "", email: "", isEmailConfirmed: false },
});
const guest = (): Caller => ({ uid: `guest${randomUUID().slice(0, 8)}`, kind: "guest" });

/** An exercise of somebody new's, with a photo, as it is kept. */
const exerciseOf = async (more: object = {}) => {
  const ownerId = randomUUID();
  const assignment_id = randomUUID().replaceAll("-", "").slice(0, 20);
  const asset_url = `${placesOf(ownerId)[1]}${randomUUID()}.jpeg`;
  const exercise = { ...demos["5368"], assignment_id, ownerId, asset_url, ...more };
  await here.put("EXERCISES_TABLE", exercise);
  return exercise;
};
type Kept = Awaited<ReturnType<typeof exerciseOf>>;

/** The bucket of photos, with these in it. */
const bucketOf = (...paths: string[]) => {
  const kept = new Set(paths);
  return { kept, photos: { erase: async (path: string) => void kept.delete(path) } };
};
const remove = ({ assignment_id, ownerId }: Kept, photos = bucketOf().photos) =>
  here.deleteExercise({ ...here.stores, photos })({
    caller: memberOf(ownerId),
    body: undefined,
    params: { assignmentId: assignment_id },
  });

/** Mark, who is slow: whatever happens meanwhile happens while he thinks. */
const whileMarkThinks = (meanwhile: () => Promise<unknown> = async () => undefined) => {
  const partner: Partner = {
    ...embedded,
    open: async (...asked) => {
      await meanwhile();
      return embedded.open(...asked);
    },
    grade: async (...asked) => {
      await meanwhile();
      return embedded.grade(...asked);
    },
  };
  return { ...here.stores, quotas: here.stores.counters, partnerFor: () => partner, keptDays: 400 };
};
const begin = async (caller: Caller, { assignment_id }: Kept, parts = whileMarkThinks()) =>
  (await here.startLesson(parts)({ caller, body: { assignmentId: assignment_id, name: "Zoë" }, params: {} }))
    .lesson;
const grade = (caller: Caller, { assignment_id }: Kept, lessonId: string, parts = whileMarkThinks()) =>
  here.gradeLesson(parts)({
    caller,
    body: {
      ...{ language: "French", conversation: [], objective: "" },
      lesson: { assignmentId: assignment_id, lessonId },
    },
    params: {},
  });

/** One student has finished and one has begun, and so has its owner. */
const played = async (): Promise<Kept> => {
  const exercise = await exerciseOf();
  const { assignment_id, ownerId } = exercise;
  for (const uid of [guest().uid, guest().uid, ownerId]) {
    const attempt = attemptOf({ assignment_id, uid, isFinished: uid === ownerId });
    await here.put("RESULTS_TABLE", attempt);
    await here.put("LESSONS_TABLE", { uid, assignmentId: assignment_id, lessonId: attempt.attempt });
  }
  await here.stores.counters.spend("lessonsOfExercise", assignment_id);
  return exercise;
};

test("a deletion that breaks off, wherever it does, is finished by asking for it again", async () => {
  let breaks = 0;
  for (let at = 0; ; at++) {
    const exercise = await played();
    const { kept, photos } = bucketOf(exercise.asset_url);
    const trouble = here.failingAt(at);
    const done = await remove(exercise, photos).catch(() => undefined);
    trouble.restore();
    if (!done) {
      breaks++;
      // Once it is withdrawn, nobody gets in any more, not even its owner.
      if (at > 1)
        await expect(begin(memberOf(exercise.ownerId), exercise)).rejects.toMatchObject({ status: 404 });
      expect(await remove(exercise, photos)).toEqual({ deleted: true });
    }
    expect([...kept]).toEqual([]);
    expect(await here.traces(exercise.assignment_id)).toEqual([]);
    if (done) break;
  }
  expect(breaks).toBeGreaterThan(10);
});

test("an exercise is deleted once, and nobody else's ever", async () => {
  const exercise = await exerciseOf();
  await expect(remove({ ...exercise, ownerId: randomUUID() })).rejects.toMatchObject({ status: 404 });
  expect(await remove(exercise)).toEqual({ deleted: true });
  await expect(remove(exercise)).rejects.toMatchObject({ status: 404, code: "exercise_gone" });
});

test("a photo stays as long as a duplicate shows it, and others' photos always", async () => {
  const original = await exerciseOf();
  const theirs = teacherImagePath(`${"0".repeat(24)}-${randomUUID()}`);
  const { ownerId, asset_url } = original;
  const duplicate = await exerciseOf({ ownerId, asset_url, context_1: theirs });
  const { kept, photos } = bucketOf(asset_url, theirs);
  await remove(original, photos);
  expect([...kept]).toEqual([asset_url, theirs]);
  await remove(duplicate, photos);
  expect([...kept]).toEqual([theirs]);
});

test("a photo goes though the list of its owner's exercises still holds a duplicate that is deleted by now", async () => {
  const original = await exerciseOf();
  const { ownerId, asset_url } = original;
  const duplicate = await exerciseOf({ ownerId, asset_url });
  const listed = await here.stores.exercises.listOf(ownerId);
  const { kept, photos } = bucketOf(asset_url);
  await remove(duplicate, photos);
  const exercises = { ...here.stores.exercises, listOf: async () => listed };
  await here.deleteExercise({ ...here.stores, exercises, photos })({
    caller: memberOf(ownerId),
    body: undefined,
    params: { assignmentId: original.assignment_id },
  });
  expect([...kept]).toEqual([]);
});

test.each<[string, () => Caller, object]>([
  ["a guest", guest, {}],
  ["its owner", () => memberOf(""), {}],
  ["the student whose private exercise it is", () => memberOf(""), { isShared: false }],
])("a lesson that %s begins while its exercise is deleted is not left behind", async (_, who, more) => {
  const exercise = await exerciseOf(more);
  const caller = { ...who(), ...(who().uid === "" && { uid: exercise.ownerId }) };
  const begun = begin(
    caller,
    exercise,
    whileMarkThinks(() => remove(exercise)),
  );
  await expect(begun).rejects.toMatchObject({ status: 404, code: "exercise_gone" });
  const left = await here.traces(exercise.assignment_id);
  expect(left).toEqual([]);
});

test.each<[string, () => Caller, object]>([
  ["a guest", guest, {}],
  ["its owner", () => memberOf(""), {}],
  ["the student whose private exercise it is", () => memberOf(""), { isShared: false }],
])("a result that %s makes while its exercise is deleted is not left behind", async (_, who, more) => {
  const exercise = await exerciseOf(more);
  const caller = { ...who(), ...(who().uid === "" && { uid: exercise.ownerId }) };
  const { lessonId } = await begin(caller, exercise);
  const graded = grade(
    caller,
    exercise,
    lessonId,
    whileMarkThinks(() => remove(exercise)),
  );
  await expect(graded).rejects.toMatchObject({ status: 404, code: "exercise_gone" });
  expect(await here.traces(exercise.assignment_id)).toEqual([]);
});

test("an attempt that its teacher deletes while it is graded stays deleted, and its student may start again", async () => {
  const exercise = await exerciseOf();
  const { assignment_id: assignmentId, ownerId } = exercise;
  const caller = guest();
  const { lessonId } = await begin(caller, exercise);
  const removed = () =>
    here.deleteResult(here.stores)({
      caller: memberOf(ownerId),
      body: undefined,
      params: { assignmentId, attempt: lessonId },
    });
  const graded = grade(caller, exercise, lessonId, whileMarkThinks(removed));
  await expect(graded).rejects.toMatchObject({ status: 404, code: "no_such_lesson" });
  expect(await here.traces(lessonId)).toEqual([]);
  expect((await begin(caller, exercise)).lessonId).not.toBe(lessonId);
});

test("deleting an attempt leaves its student's newer lesson alone", async () => {
  const exercise = await exerciseOf();
  const { assignment_id: assignmentId, ownerId } = exercise;
  const caller = guest();
  const { lessonId } = await begin(caller, exercise);
  await grade(caller, exercise, lessonId);
  const newer = await begin(caller, exercise);
  await here.deleteResult(here.stores)({
    caller: memberOf(ownerId),
    body: undefined,
    params: { assignmentId, attempt: lessonId },
  });
  expect(await here.traces(lessonId)).toEqual([]);
  expect(await here.stores.lessons.read(caller.uid, assignmentId)).toMatchObject({
    lessonId: newer.lessonId,
  });
});

test("whoever presses Start twice is registered once", async () => {
  const exercise = await exerciseOf();
  const caller = guest();
  const lessons = await Promise.all([1, 2, 3].map(() => begin(caller, exercise)));
  expect(new Set(lessons.map(({ lessonId }) => lessonId)).size).toBe(1);
  const rows = await here.stores.results.listOn(exercise.assignment_id, 10);
  expect(rows.map(({ attempt }) => attempt)).toEqual([lessons[0]?.lessonId]);
});
