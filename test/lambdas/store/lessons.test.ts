import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Turn } from "../../../domain/conversation.ts";
import { claimOrReplay, keeping, renewed } from "../../../lambdas/lesson/claim.ts";
import type { Result } from "../../../lambdas/store/attempt.ts";
import type { Place } from "../../../lambdas/store/lesson.ts";
import type { Lessons } from "../../../lambdas/store/lessons.ts";
import { attemptOf } from "../../stack/attempts.ts";
import { beginLesson, placeIn } from "./begun.ts";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let lessons: Lessons;
beforeAll(async () => {
  tables = await openTables();
  lessons = (await import("../../../lambdas/store/lessons.ts")).lessonsTable();
});
afterAll(() => tables.close());

const begun = () => beginLesson(lessons);

const turnOf = (said: string, turn: number): Turn => ({
  said,
  words: [],
  message: "Ah bon.",
  score: 50,
  improvement: "",
  translation: "",
  options: "",
  turn,
  engine: "embedded",
  isFinished: false,
});

/** Takes a turn as a worker does: claims it, then writes it. */
const take = async (place: Place, said: string): Promise<void> => {
  const right = await claimOrReplay(lessons, place);
  if ("replay" in right) throw new Error("This turn was taken already.");
  expect(await lessons.finish(place, right.claimed, turnOf(said, place.after + 1))).toBe(true);
};

const said = async ({ uid, assignmentId }: Pick<Place, "uid" | "assignmentId">): Promise<string[]> =>
  (await lessons.read(uid, assignmentId))?.turns.map((turn) => turn.said) ?? [];

test("turns follow one another", async () => {
  const lesson = await begun();
  await take(placeIn(lesson, 0), "one");
  await take(placeIn(lesson, 1), "two");
  expect(await said(lesson)).toEqual(["one", "two"]);
});

test("a retried answer replaces what followed its place", async () => {
  const lesson = await begun();
  await take(placeIn(lesson, 0), "one");
  await take(placeIn(lesson, 1), "two");
  await take(placeIn(lesson, 0), "one again");
  expect(await said(lesson)).toEqual(["one again"]);
});

test("a lesson that has grown too long says so, is whole as far as it went, and fits an item with its result's copy in an index", async () => {
  const lesson = await begun();
  const word = { text: "anticonstitutionnellement", confidence: 0.123456789012345 };
  const mistake = { kind: "tense" as const, said: "é".repeat(120), right: "é".repeat(120) };
  const longest = {
    ...turnOf("long", 1),
    words: new Array(400).fill(word),
    mistakes: new Array(5).fill(mistake),
  };
  const goOn = async (after: number): Promise<number> => {
    const claimed = await lessons.claim(placeIn(lesson, after), "worker", 5000);
    if (!claimed) throw new Error("The turn was free.");
    const written = lessons.finish(placeIn(lesson, after), claimed, { ...longest, turn: after + 1 });
    return (await written.catch(() => false)) ? goOn(after + 1) : after;
  };
  const fitting = await goOn(0);
  expect(fitting).toBeGreaterThan(5);
  const claimed = await lessons.claim(placeIn(lesson, fitting), "worker", 5000);
  if (!claimed) throw new Error("The turn was free.");
  await expect(lessons.finish(placeIn(lesson, fitting), claimed, longest)).rejects.toMatchObject({
    status: 413,
    code: "too_long",
    message: "This conversation has become too long. End it to see how you did.",
  });
  expect(await said(lesson)).toHaveLength(fitting);
  await lessons.release(placeIn(lesson, fitting), "worker");
  const ended = await lessons.end(lesson.uid, lesson.assignmentId, lesson.lessonId);
  const teacher = { mark: "é".repeat(20), reason: "é".repeat(1000), note: "é".repeat(1000), markedAt: 1 };
  const about = { assignment_id: lesson.assignmentId, uid: lesson.uid, feedback: "é".repeat(4000), teacher };
  const { conversation, ...row } = attemptOf({ ...about, turns: ended?.turns ?? [] }) as Result; // it is finished
  const bytes = [conversation, row, row].map((part) => Buffer.byteLength(JSON.stringify(part)));
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(400 * 1024);
});

test("the same answer sent again replays its turn", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  await take(place, "one");
  expect(await claimOrReplay(lessons, place)).toMatchObject({ replay: { said: "one", turn: 1 } });
});

test("a duplicate in flight waits for the first, and costs nothing", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  const first = await claimOrReplay(lessons, place);
  const second = claimOrReplay(lessons, place);
  if ("replay" in first) throw new Error("Nothing to replay yet.");
  await lessons.finish(place, first.claimed, turnOf("one", 1));
  expect(await second).toMatchObject({ replay: { said: "one" } });
});

test("the sentences of a turn may be spoken while it is worked on, and only its worker issues them", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  const issued = async () => (await lessons.read(lesson.uid, lesson.assignmentId))?.claim?.issued;
  const claimed = await lessons.claim(place, "worker", 5000);
  if (!claimed) throw new Error("The turn was free.");
  expect(await lessons.issue(place, "worker", ["Ah bon."])).toBe(true);
  expect(await lessons.issue(place, "worker", ["Ah bon.", "Et toi ?"])).toBe(true);
  expect(await lessons.issue(place, "somebody", ["N'importe quoi."])).toBe(false);
  expect(await issued()).toEqual(["Ah bon.", "Et toi ?"]);
  await lessons.finish(place, claimed, turnOf("one", 1));
  expect(await issued()).toBeUndefined();
});

test("of thirty workers at once one gets the turn", async () => {
  const lesson = await begun();
  const claims = await Promise.all(
    Array.from({ length: 30 }, () => lessons.claim(placeIn(lesson, 0), randomUUID(), 1000)),
  );
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});

test("a worker that took too long does not write over the one that took its place", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  const slow = await lessons.claim(place, "slow", -1);
  const quick = await lessons.claim(place, "quick", 1000);
  if (!slow || !quick) throw new Error("Both should have had the claim.");
  expect(await lessons.finish(place, slow, turnOf("slow", 1))).toBe(false);
  expect(await lessons.finish(place, quick, turnOf("quick", 1))).toBe(true);
  expect(await said(lesson)).toEqual(["quick"]);
});

test("whoever holds a claim may keep it for longer while the work still goes on", async () => {
  const place = placeIn(await begun(), 0);
  await lessons.claim(place, "worker", 40);
  async function* listening() {
    yield "waiting";
    return "heard";
  }
  const work = keeping(listening(), () => renewed(lessons, place, "worker"));
  expect(await work.next()).toEqual({ done: false, value: "waiting" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await lessons.claim(place, "somebody", 1000)).toBeUndefined();
  expect(await work.next()).toEqual({ done: true, value: "heard" });
});

test("a claim that somebody else has by now can't be kept", async () => {
  const place = placeIn(await begun(), 0);
  await lessons.claim(place, "slow", -1);
  await lessons.claim(place, "quick", 1000);
  await expect(renewed(lessons, place, "slow")).rejects.toMatchObject({ status: 409, code: "out_of_step" });
});

test("a claim given back can be had again at once", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  await lessons.claim(place, "first", 60_000);
  expect(await lessons.claim(place, "second", 1000)).toBeUndefined();
  await lessons.release(place, "first");
  expect(await lessons.claim(place, "second", 1000)).toBeDefined();
});

test.each([
  ["in a lesson begun anew", "lesson_over", (place: Place) => ({ ...place, lessonId: randomUUID() })],
  ["after a turn that never was", "out_of_step", (place: Place) => ({ ...place, after: 7 })],
  [
    "after a turn that its page can't know of",
    "out_of_step",
    (place: Place) => ({ ...place, after: 7, known: 1 }),
  ],
])("an answer %s is refused", async (_case, code, change) => {
  const lesson = await begun();
  await expect(claimOrReplay(lessons, change(placeIn(lesson, 0)))).rejects.toMatchObject({
    status: 409,
    code,
  });
});

test("a late duplicate of an answer that was retried since is refused", async () => {
  const lesson = await begun();
  const dropped = placeIn(lesson, 0);
  await take(dropped, "one");
  await take(placeIn(lesson, 0), "one again");
  await expect(claimOrReplay(lessons, dropped)).rejects.toMatchObject({ code: "out_of_step" });
});

test("an answer from a page that has not seen all there is drops nothing", async () => {
  const lesson = await begun();
  await take(placeIn(lesson, 0), "one");
  const unaware = { ...placeIn(lesson, 0), known: 0 };
  await expect(claimOrReplay(lessons, unaware)).rejects.toMatchObject({ status: 409, code: "out_of_step" });
  expect(await lessons.claim({ ...unaware, known: 1 }, "worker", 1000)).toBeDefined();
});

test("another answer while Mark is still answering is told to wait, and how long", async () => {
  const lesson = await begun();
  await lessons.claim(placeIn(lesson, 0), "worker", 5000);
  await expect(claimOrReplay(lessons, placeIn(lesson, 0))).rejects.toMatchObject({
    code: "turn_in_progress",
    details: { retryAfterSeconds: 2 },
  });
});

test("a graded lesson takes no more turns, and its turns can still be replayed", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  await take(place, "one");
  await lessons.end(lesson.uid, lesson.assignmentId, lesson.lessonId);
  await expect(claimOrReplay(lessons, placeIn(lesson, 1))).rejects.toMatchObject({ code: "lesson_over" });
  expect(await claimOrReplay(lessons, place)).toMatchObject({ replay: { said: "one" } });
});

test("a lesson is begun once, and anew only in the place of the one that was seen", async () => {
  const lesson = await begun();
  expect(await lessons.begin({ ...lesson, lessonId: randomUUID() }, undefined)).toBe(false);
  const before = await lessons.read(lesson.uid, lesson.assignmentId);
  const next = { ...lesson, lessonId: randomUUID() };
  expect(await lessons.begin(next, before)).toBe(true);
  expect(await lessons.begin({ ...lesson, lessonId: randomUUID() }, before)).toBe(false);
  expect((await lessons.listOf(lesson.uid)).map(({ lessonId }) => lessonId)).toEqual([next.lessonId]);
});

test("a lesson is not ended while a turn is worked on, and takes none from a worker once it is", async () => {
  const lesson = await begun();
  const place = placeIn(lesson, 0);
  const end = () => lessons.end(lesson.uid, lesson.assignmentId, lesson.lessonId);
  await lessons.claim(place, "worker", 60_000);
  expect(await end()).toBeUndefined();
  await lessons.release(place, "worker");

  const late = await lessons.claim(place, "late", -1);
  const ended = await end();
  expect(ended?.endedAt).toEqual(expect.any(Number));
  if (!late) throw new Error("The turn was free.");
  expect(await lessons.finish(place, late, turnOf("late", 1))).toBe(false);
  expect((await end())?.endedAt).toBe(ended?.endedAt);
});
