import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { RESULTS_KEPT_DAYS } from "../../domain/limits.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { newAuthor } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { answer, begin, grade, newTeacher, owning } from "./classes.ts";
import { newGuest } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

// Shows 3.6, 4.6
test("an attempt is told to the teacher from its beginning, and its row becomes the result", async () => {
  const teacher = await newTeacher(stack, { class_id: "10B" });
  const guest = await newGuest();
  const { assignmentId } = teacher;
  const attempt = await begin(guest, assignmentId);
  const begun = { attempt, studentId: "Zoë", class_id: "10B", version: 1, isTest: false, answers: 0 };
  const before = await reply("listResults", teacher);
  expect(before).toEqual({
    results: [
      { ...begun, mistakes: [], flags: [], student: expect.any(String), startedAt: expect.any(Number) },
    ],
  });
  const keptDays = async () => {
    const row = await stack.readResult(assignmentId, attempt);
    return Math.round(Number(row?.expiresAt) / 86_400 - Date.now() / 86_400_000);
  };
  expect(await keptDays()).toBe(30);

  await stack.putExercise({ assignment_id: assignmentId, ownerId: teacher.uid, class_id: "11C", version: 2 });
  await answer(guest, assignmentId, attempt, "Hier je mange un pomme.");
  // What was wrong is kept for the result, and told to nobody who is still talking.
  const resumed = await ask("startLesson", { token: guest, body: { assignmentId, name: "Zoë" } });
  expect(resumed.text).toContain("pomme");
  expect(resumed.text).not.toContain("mistakes");
  await grade(guest, assignmentId, attempt);
  const { results } = await reply("listResults", teacher);
  expect(results).toEqual([
    {
      ...before.results[0],
      ...{ answers: 1, engine: "embedded", finishedAt: expect.any(Number) },
      ...{ grade: expect.any(String), feedback: expect.any(String) },
      ...{ vocabulary: expect.any(Number), grammar: expect.any(Number) },
      mistakes: expect.arrayContaining([expect.objectContaining({ said: expect.stringContaining("un") })]),
    },
  ]);
  expect(await keptDays()).toBe(RESULTS_KEPT_DAYS);
  const whole = await reply("readResult", { ...teacher, params: { assignmentId, attempt } });
  expect(whole).toMatchObject({
    ...results[0],
    opening: { message: expect.any(String) },
    turns: [{ said: "Hier je mange un pomme.", turn: 1, mistakes: results[0]?.mistakes }],
  });
});

test("a test of the teacher's own is marked as one from its beginning; demos and private exercises register nothing", async () => {
  const teacher = await newTeacher(stack);
  const student = await owning(stack, await newAuthor(stack, "student"), { isShared: false });
  await begin(teacher.token, teacher.assignmentId);
  const lesson = await begin(student.token, student.assignmentId);
  const demo = await begin(student.token, "5368");
  const { results } = await reply("listResults", teacher);
  expect(results).toMatchObject([{ isTest: true, student: teacher.uid }]);
  expect(await reply("listResults", student)).toEqual({ results: [] });
  expect(await stack.readResult("5368", demo)).toBeUndefined();
  await grade(student.token, student.assignmentId, lesson);
  expect((await reply("listResults", student)).results).toMatchObject([{ attempt: lesson, isTest: false }]);
});

// Shows 7.7, 6.1
test("namesakes stay apart, and one student's attempts stay together and overwrite nothing", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const [one, namesake] = [await newGuest(), await newGuest()];
  const attempts = [];
  for (const token of [one, namesake, one]) {
    const attempt = await begin(token, assignmentId, "Zoë");
    await grade(token, assignmentId, attempt);
    attempts.push(attempt);
  }
  const { results } = await reply("listResults", teacher);
  expect(results.map(({ attempt }) => attempt)).toEqual(attempts.toReversed());
  expect(new Set(results.map(({ studentId }) => studentId))).toEqual(new Set(["Zoë"]));
  const [last, second, first] = results.map(({ student }) => student);
  expect(last).toBe(first);
  expect(second).not.toBe(first);
});

test("an unfinished attempt has no result that could be read or marked", async () => {
  const teacher = await newTeacher(stack);
  const attempt = await begin(await newGuest(), teacher.assignmentId);
  const params = { ...teacher.params, attempt };
  const body = { mark: "", reason: "", note: "Absent" };
  for (const given of [
    await ask("readResult", { ...teacher, params }),
    await ask("markResult", { ...teacher, params, body }),
  ])
    expect([given.status, given.json]).toEqual([
      409,
      {
        error: {
          code: "not_finished",
          message: "This attempt is not finished yet, so there is no result.",
        },
      },
    ]);
});

test("thirty students who finish in the same second, each asking twice, are each there once", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const guests = Array.from({ length: 30 }, () => stack.guestToken({ sub: `eu-west-1:${randomUUID()}` }));
  const attempts = await Promise.all(guests.map((token) => begin(token, assignmentId)));
  const asked = guests.flatMap((token, at) =>
    [attempts[at] ?? "", attempts[at] ?? ""].map((one) => ({ token, one })),
  );
  const graded = await Promise.all(asked.map(({ token, one }) => grade(token, assignmentId, one)));
  expect(graded.every(({ saved }) => saved)).toBe(true);
  const { results, next } = await reply("listResults", teacher);
  expect(results.map(({ attempt }) => attempt).sort()).toEqual(attempts.toSorted());
  expect(new Set(results.map(({ student }) => student)).size).toBe(30);
  expect(results.every(({ finishedAt }) => finishedAt !== undefined)).toBe(true);
  expect(next).toBeUndefined();
});

test("the results of a class of 300 come in three pages, the newest first, and in none of them is a conversation", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  for (let at = 0; at < 300; at += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, more) =>
        // Seven a moment, so that pages end among those of one moment.
        stack.putAttempt({
          assignment_id: assignmentId,
          uid: randomUUID(),
          startedAt: Math.floor((at + more) / 7),
        }),
      ),
    );
  const seen: { startedAt: number; attempt: string }[] = [];
  const sizes: number[] = [];
  let after: string | undefined;
  do {
    const page = await reply("listResults", { ...teacher, query: after === undefined ? {} : { after } });
    sizes.push(page.results.length);
    seen.push(...page.results);
    expect(JSON.stringify(page)).not.toContain("Londres");
    after = page.next;
  } while (after !== undefined);
  expect(sizes).toEqual([100, 100, 100]);
  const times = seen.map(({ startedAt }) => startedAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(seen.map(({ attempt }) => attempt)).size).toBe(300);
});

test("finished attempts are counted for each exercise; tests, begun ones and what is deleted are not", async () => {
  const teacher = await newTeacher(stack);
  const { token, assignmentId, params } = teacher;
  const other = await owning(stack, teacher);
  const finish = async (who: string): Promise<string> => {
    const attempt = await begin(who, assignmentId);
    await answer(who, assignmentId, attempt);
    await grade(who, assignmentId, attempt);
    return attempt;
  };
  const counts = async () => (await reply("countResults", { token })).finished;
  await finish(token);
  const attempt = await finish(await newGuest());
  await finish(await newGuest());
  await begin(await newGuest(), assignmentId);
  expect(await counts()).toEqual({ [assignmentId]: 2, [other.assignmentId]: 0 });
  await reply("deleteResult", { token, params: { ...params, attempt } });
  expect(await counts()).toEqual({ [assignmentId]: 1, [other.assignmentId]: 0 });
});

test("a place in a list that no page has given is refused with a sentence; a row that is gone keeps its place", async () => {
  const [teacher, other] = [await newTeacher(stack), await newTeacher(stack)];
  const put = ({ assignmentId }: typeof teacher) =>
    Promise.all(
      Array.from({ length: 101 }, (_, startedAt) =>
        stack.putAttempt({ assignment_id: assignmentId, uid: randomUUID(), startedAt }),
      ),
    );
  await Promise.all([put(teacher), put(other)]);
  const { results, next = "" } = await reply("listResults", teacher);
  const foreign = (await reply("listResults", other)).next ?? "";
  const broken = [
    ...["", "nonsense", next.slice(0, -9), `${next}${next}`, foreign, "x".repeat(301)],
    Buffer.from("null").toString("base64url"),
    Buffer.from(JSON.stringify([teacher.assignmentId, 1.5, randomUUID()])).toString("base64url"),
    Buffer.from(JSON.stringify([teacher.assignmentId, -1, randomUUID()])).toString("base64url"),
    Buffer.from(JSON.stringify([teacher.assignmentId, 1, "1"])).toString("base64url"),
  ];
  for (const after of broken) {
    const given = await ask("listResults", { ...teacher, query: { after } });
    expect([after, given.status, given.json]).toEqual([
      after,
      400,
      { error: { code: "bad_input", message: "That is not a place in this list.", field: "after" } },
    ]);
  }
  const last = results.at(-1)?.attempt ?? "";
  await reply("deleteResult", { ...teacher, params: { ...teacher.params, attempt: last } });
  expect((await reply("listResults", { ...teacher, query: { after: next } })).results).toMatchObject([
    { startedAt: 0 },
  ]);
});

test("what was finished since a time is told, what is not finished in any case, and nothing that began before", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const put = (more: object) => stack.putAttempt({ assignment_id: assignmentId, uid: randomUUID(), ...more });
  const done = await put({ startedAt: 1000, finishedAt: 5000 });
  const long = await put({ startedAt: 2000, finishedAt: 9000 });
  const running = await put({ startedAt: 3000, isFinished: false });
  const flagged = await put({ startedAt: 4000, isFinished: false, flags: ["abuse"] });
  const changes = async (since: number, from: number) =>
    (
      await reply("listChanges", { ...teacher, query: { since: String(since), from: String(from) } })
    ).results.map(({ attempt }) => attempt);
  expect(await changes(0, 0)).toEqual([flagged, running, long, done].map(({ attempt }) => attempt));
  expect(await changes(5000, 1000)).toEqual([flagged, running, long].map(({ attempt }) => attempt));
  expect(await changes(5000, 2001)).toEqual([flagged, running].map(({ attempt }) => attempt));
  expect(await changes(9000, 4001)).toEqual([]);
  for (const since of ["", "now", "-1"])
    expect((await ask("listChanges", { ...teacher, query: { since, from: "0" } })).status).toBe(400);
  expect((await ask("listChanges", teacher)).status).toBe(400);
});
