import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import { ask } from "../api/call.ts";
import { newGuest } from "../api/people.ts";
import { describe } from "../stack/description.ts";
import { openStack } from "../stack/hand.ts";

/** A stack with its real daily limits, which the shared one has out of the way. */
let stack: Stack;
const dataDir = mkdtempSync(join(tmpdir(), "viva-limits-"));
beforeAll(async () => {
  stack = await bringUp({ dataDir, port: 0 });
});
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true });
});

const start = (token: string, assignmentId: string) =>
  ask("startLesson", { origin: stack.url, token, body: { assignmentId, name: "Zoë", fresh: true } });

test("one person who starts over and over is stopped, and takes nothing from anybody else", async () => {
  const hand = await openStack(describe(stack, dataDir));
  await hand.putExercise({ assignment_id: "classwork" });
  await hand.close();
  const [restless, other] = [await newGuest(stack.url), await newGuest(stack.url)];

  const statuses = [];
  for (let started = 0; started < 42; started++) statuses.push((await start(restless, "5368")).status);
  expect(statuses).toEqual([...Array(40).fill(200), 429, 429]);
  const refused = await start(restless, "classwork");
  expect(refused.json).toEqual({
    error: {
      code: "enough_for_today",
      message: "You have started a lot of conversations today. Please come back tomorrow.",
    },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect([(await start(other, "5368")).status, (await start(other, "classwork")).status]).toEqual([200, 200]);
});

test("lists and downloads end for the one who asks without end, and for nobody else", async () => {
  const hand = await openStack(describe(stack, dataDir));
  const today = {
    restless: stack.mintMember({ sub: "restless" }),
    other: stack.mintMember({ sub: "other" }),
  };
  await hand.count("listsOfPerson", "restless", 2000);
  await hand.count("exportsOfPerson", "restless", 10);
  await hand.close();
  for (const route of ["listExercises", "listPlayed", "listAttempts", "exportAccount"] as const) {
    const statusFor = async (token: string) => (await ask(route, { origin: stack.url, token })).status;
    expect([route, await statusFor(today.restless), await statusFor(today.other)]).toEqual([route, 429, 200]);
  }
});

test("programs that use up what is free outside lessons take no hint from a student", async () => {
  const hand = await openStack(describe(stack, dataDir));
  await hand.count("callsOutsideLessons", "all", 10_000);
  await hand.close();
  const [origin, token] = [stack.url, await newGuest(stack.url)];
  const conversation = [
    { role: "assistant", content: "Ça va ?" },
    { role: "user", content: "Oui, ça va bien." },
  ];
  const graded = await ask("gradeLesson", {
    ...{ origin, token },
    body: { language: "French", objective: "", conversation },
  });
  expect(graded.status).toBe(429);
  const hint = await ask("giveHint", {
    ...{ origin, token },
    body: { language: "French", level: "GCSE - Higher", objective: "Use the past tense", max_tokens: 60 },
  });
  expect(hint.status).toBe(200);
});

test("a teacher whose exercise strangers have started all day lets the class in again", async () => {
  const hand = await openStack(describe(stack, dataDir));
  const token = stack.mintMember({ sub: "swamped" });
  await hand.putUser({ uid: "swamped", createdAt: Date.now(), role: "teacher" });
  await hand.putExercise({ assignment_id: "swamped1", ownerId: "swamped" });
  await hand.count("lessonsOfExercise", "swamped1", 300);
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
  const put = async (uid: string, startedAt: number, more: object = {}) =>
    (await hand.putAttempt({ assignment_id: "swamped1", uid, startedAt, isFinished: false, ...more }))
      .attempt;
  for (let stranger = 0; stranger < 120; stranger++) await put(`stranger-${stranger}`, hoursAgo(2));
  const kept = [
    await put("talking", hoursAgo(0.5)),
    await put("worrying", hoursAgo(2), { flags: ["distress"] }),
    await put("finished", hoursAgo(2), { isFinished: true }),
  ];
  const pupil = await newGuest(stack.url);
  expect((await start(pupil, "swamped1")).status).toBe(429);

  const params = { assignmentId: "swamped1" };
  const cleared = await ask("clearUnfinished", { origin: stack.url, token, params });
  expect([cleared.status, cleared.json]).toEqual([200, { cleared: 120 }]);
  const left = (await hand.listAttempts("swamped1")).map(({ attempt }) => attempt);
  expect(left.toSorted()).toEqual(kept.toSorted());
  await hand.close();
  expect((await start(pupil, "swamped1")).status).toBe(200);
});

test("whoever comes as a new guest each time gets no new share of an exercise, the demos or the site", async () => {
  const hand = await openStack(describe(stack, dataDir));
  for (const code of ["popular", "quiet"]) await hand.putExercise({ assignment_id: code });
  await hand.count("lessonsOfExercise", "popular", 299);
  await hand.count("lessonsOfDemos", "all", 999);
  const byNewGuest = async (code: string) => (await start(await newGuest(stack.url), code)).status;
  expect([await byNewGuest("popular"), await byNewGuest("popular")]).toEqual([200, 429]);
  expect([await byNewGuest("5368"), await byNewGuest("6788")]).toEqual([200, 429]);
  expect(await byNewGuest("quiet")).toBe(200);
  await hand.count("lessonsOfSite", "all", 5000);
  await hand.close();
  expect(await byNewGuest("quiet")).toBe(429);
});

test("reports end for the one who sends them without end, and an exercise's later ones are thanked for without a line", async () => {
  const hand = await openStack(describe(stack, dataDir));
  for (const code of ["reported", "alsobad"]) await hand.putExercise({ assignment_id: code });
  const report = async (token: string, assignmentId: string, reason = "unkind") =>
    ask("reportExercise", { origin: stack.url, token, params: { assignmentId }, body: { reason } });
  const restless = await newGuest(stack.url);
  const statuses = [];
  for (let sent = 0; sent < 4; sent++) statuses.push((await report(restless, "reported")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  // A reason of one's own would be a text, and could say something personal.
  expect((await report(restless, "reported", "My name is Zoë")).status).toBe(400);

  await hand.count("reportsOfExercise", "reported", 5);
  await hand.close();
  const other = await newGuest(stack.url);
  expect((await report(other, "reported")).json).toEqual({ reported: true });
  expect((await report(other, "alsobad")).status).toBe(200);
});
