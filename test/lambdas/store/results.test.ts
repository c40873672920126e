import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import type { Begun, Result } from "../../../lambdas/store/attempt.ts";
import type { Results } from "../../../lambdas/store/results.ts";
import { type AttemptGiven, attemptOf } from "../../stack/attempts.ts";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let results: Results;
beforeAll(async () => {
  tables = await openTables();
  results = (await import("../../../lambdas/store/results.ts")).resultsTable();
});
afterAll(() => tables.close());

const now = () => Math.floor(Date.now() / 1000);
const given = (more: Partial<AttemptGiven> = {}): AttemptGiven => ({
  ...{ assignment_id: "abcd", uid: randomUUID(), attempt: randomUUID() },
  ...more,
});
const begunOf = (more: Partial<AttemptGiven> = {}): Begun => attemptOf({ ...given(more), isFinished: false });
const resultOf = (begun: Begun, more: Partial<Result> = {}) => attemptOf({ ...begun, ...more }) as Result; // finished unless it is said that it is not
const saved = async (more: Partial<AttemptGiven> = {}) => {
  const result = attemptOf(given(more)) as Result; // as above
  await results.saveOnce(result, false);
  return result;
};
/** A result as its lists have it. */
const listed = ({ conversation: _, ...row }: Result) => row;

test("an attempt is graded once: whoever is second gets the first's result", async () => {
  const result = resultOf(begunOf());
  expect(await results.saveOnce(result, false)).toEqual(result);
  expect(await results.saveOnce({ ...result, grade: "99 / 100" }, false)).toEqual(result);
  expect(await results.read("abcd", result.attempt)).toEqual(result);
});

test("a registered attempt becomes its result, of any number at once one, and is not forgotten any more", async () => {
  const begun = begunOf();
  await results.register(begun);
  const inThirtyDays = { expiresAt: expect.any(Number) };
  expect(await results.read("abcd", begun.attempt)).toEqual({ ...begun, ...inThirtyDays });
  const grades = Array.from({ length: 10 }, (_, at) => resultOf(begun, { grade: `${at} / 100` }));
  const kept = await Promise.all(grades.map((result) => results.saveOnce(result, true)));
  expect(new Set(kept.map((result) => result?.grade)).size).toBe(1);
  expect(await results.read("abcd", begun.attempt)).toEqual(kept[0]);
  expect(kept[0]).not.toHaveProperty("expiresAt");
});

test("a registered attempt that was deleted meanwhile does not come back as a result", async () => {
  const begun = begunOf();
  await results.register(begun);
  await results.erase("abcd", begun.attempt);
  expect(await results.saveOnce(resultOf(begun), true)).toBeUndefined();
  expect(await results.read("abcd", begun.attempt)).toBeUndefined();
});

test("what somebody has finished is known by them, but for what is unfinished and demos of the day before", async () => {
  const uid = randomUUID();
  const kept = await saved({ uid, startedAt: 1 });
  const ofToday = await saved({ uid, startedAt: 2, assignment_id: "5368", expiresAt: now() + 60 });
  await saved({ uid, startedAt: 3, assignment_id: "5368", expiresAt: now() - 60 });
  const begun = begunOf({ uid, startedAt: 4 });
  await results.register(begun);
  expect(await results.finishedBy(uid)).toEqual([listed(ofToday), listed(kept)]);
  expect(await results.finishedBy(uid, 1)).toEqual([listed(ofToday)]);
  expect(await results.listOf(uid)).toEqual([{ ...begun, expiresAt: expect.any(Number) }, ofToday, kept]);
});

test("an exercise's rows come newest first from any place on, those of one moment each once", async () => {
  const assignment_id = "moments";
  const startedAts = [5, 3, 3, 3, 1];
  for (const startedAt of startedAts) await saved({ assignment_id, startedAt });
  await saved({ assignment_id, startedAt: 4, expiresAt: now() - 60 });
  const seen = [];
  for (let after: { startedAt: number; attempt: string } | undefined; ; ) {
    const [row] = await results.listOn(assignment_id, 1, after);
    if (!row) break;
    seen.push(row);
    after = { startedAt: row.startedAt, attempt: row.attempt };
  }
  expect(seen.map(({ startedAt }) => startedAt)).toEqual(startedAts);
  expect(new Set(seen.map(({ attempt }) => attempt)).size).toBe(startedAts.length);
  expect(await results.listOn(assignment_id, 100)).toEqual(seen);
});

test("300 rows with long conversations are listed by the index alone, consistently, and no conversation is read", async () => {
  const { database } = await import("../../../lambdas/store/database.ts");
  const assignment_id = "ofaclass";
  const turns = Array.from({ length: 5 }, () => ({ said: "très ".repeat(600) }));
  const all: Result[] = [];
  while (all.length < 300)
    all.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, more) =>
          saved({ assignment_id, startedAt: all.length + more, turns }),
        ),
      )),
    );
  const send = jest.spyOn(database, "send");
  const rows = await results.listOn(assignment_id, 101, {
    startedAt: 200,
    attempt: all[200]?.attempt ?? "",
  });
  const asked = send.mock.calls.map(([command]) => command);
  const answered = await Promise.all(send.mock.results.map(({ value }) => value));
  send.mockRestore();
  expect(rows.map(({ startedAt }) => startedAt)).toEqual(Array.from({ length: 101 }, (_, at) => 199 - at));
  expect(asked.every((command) => command instanceof QueryCommand)).toBe(true);
  for (const { input } of asked)
    expect(input).toMatchObject({ IndexName: "byStart", ConsistentRead: true, Limit: 101 });
  // A page is a megabyte at most: with what was said, 101 rows would be nearly two.
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(answered)).not.toContain("très");
});

test("a teacher's mark stands beside the engine's, and goes again; what is unfinished or gone is not marked", async () => {
  const result = await saved();
  const teacher = { mark: "B", reason: "Brave.", note: "Ask her.", markedAt: 1 };
  expect(await results.mark("abcd", result.attempt, teacher)).toEqual({ ...result, teacher });
  expect(await results.read("abcd", result.attempt)).toEqual({ ...result, teacher });
  expect(await results.mark("abcd", result.attempt, undefined)).toEqual(result);
  const begun = begunOf();
  await results.register(begun);
  expect(await results.mark("abcd", begun.attempt, teacher)).toBeUndefined();
  expect(await results.mark("abcd", randomUUID(), teacher)).toBeUndefined();
});
