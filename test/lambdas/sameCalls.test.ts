import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import type { MemberCaller } from "../../lambdas/http/handler.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once the tables stand. */
const load = async () => {
  const exercises = (await import("../../lambdas/store/exercises.ts")).exercisesTable();
  const results = (await import("../../lambdas/store/results.ts")).resultsTable();
  const lessons = (await import("../../lambdas/store/lessons.ts")).lessonsTable();
  const stores = { exercises, results, lessons };
  const { openExercise } = await import("../../lambdas/handlers/openExercise.ts");
  const { readContent } = await import("../../lambdas/handlers/readContent.ts");
  const { readResult } = await import("../../lambdas/handlers/readResult.ts");
  const { deleteResult } = await import("../../lambdas/handlers/deleteResult.ts");
  const calls = {
    openExercise: openExercise(stores),
    readContent: readContent(stores),
    readResult: readResult(stores),
    deleteResult: deleteResult(stores),
  };
  return { ...(await tablesInHand()), calls };
};

beforeAll(async () => {
  tables = await openTables();
  here = await load();
});
afterAll(() => tables.close());

const caller: MemberCaller = {
  ...{ uid: "mallory", kind: "member", username: "mallory", name: "", email: "", isEmailConfirmed: true },
};

/** What a call on this exercise and attempt is refused with, and how often it asked the store. */
const refusedWith = async (name: keyof typeof here.calls, assignmentId: string, attempt: string) => {
  const store = here.failingAt(Number.POSITIVE_INFINITY);
  const error: unknown = await here.calls[name]({
    caller,
    body: undefined,
    params: { assignmentId, attempt },
  }).catch((thrown: unknown) => thrown);
  store.restore();
  return { error, asked: store.asked() };
};

test.each(["openExercise", "readContent", "readResult", "deleteResult"] as const)(
  "%s answers alike, after as many calls of the store, for what is missing and for what is somebody else's",
  async (name) => {
    const [theirs, attempt] = [randomUUID().replaceAll("-", ""), randomUUID()];
    await here.put("EXERCISES_TABLE", {
      ...{ ...demos["5368"], assignment_id: theirs, ownerId: "roe", isShared: false },
    });
    await here.put("RESULTS_TABLE", { assignment_id: theirs, attempt, uid: "zoe", finishedAt: 1 });
    const notTheirs = await refusedWith(name, theirs, attempt);
    const missing = await refusedWith(name, randomUUID().replaceAll("-", ""), randomUUID());
    expect(notTheirs.error).toMatchObject({ status: 404 });
    expect(notTheirs.asked).toBeGreaterThan(0);
    expect(missing).toEqual(notTheirs);
  },
);
