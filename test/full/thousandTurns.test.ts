import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { STREAM_PART, TIMEOUT_MS } from "../../lambdas/partner/bedrock/model.ts";
import type { Lessons } from "../../lambdas/store/lessons.ts";
import { chance } from "../api/generate.ts";
import { healthy } from "../bedrock/answers.ts";
import { BROKEN_OFF, faulty } from "../bedrock/faulty.ts";
import { type Asked, bedrockServer } from "../bedrock/server.ts";
import { openTables } from "../lambdas/store/tables.ts";
import { type Lambda, lambdaWith } from "./thousandTurns/lambda.ts";
import { type Played, playLesson } from "./thousandTurns/lesson.ts";

const LESSONS = 200;
const TURNS_OF_DEMO = 5;
const FAULTS = 0.3;
/** Functions that run side by side; each takes one call at a time, and has a circuit breaker of its own. */
const LAMBDAS = 8;
/** For an answer, in place of five seconds: every other timeout is a part of it. */
const ANSWER_TIMEOUT_MS = 400;

const byCall = {
  stream: Object.entries(faulty).filter(([, { of }]) => of !== "whole"),
  whole: Object.entries(faulty).filter(([, { of }]) => of !== "stream"),
};
const dice = chance(2026);
const met = { stream: 0, whole: 0 };
let calls = 0;

const server = await bedrockServer((response, asked: Asked) => {
  calls += 1;
  if (dice.next() >= FAULTS) return healthy(response, asked);
  // In turn, so that each is met whatever order the calls come in.
  const call = asked.isStream ? "stream" : "whole";
  const [, fault] = byCall[call][met[call] % byCall[call].length] ?? [];
  met[call] += 1;
  return fault?.answer(response, asked);
});
const before = { ...process.env };
let tables: Awaited<ReturnType<typeof openTables>>;
let lessons: Lessons;
let lambdas: Lambda[];

beforeAll(async () => {
  tables = await openTables();
  Object.assign(process.env, server.environment);
  lessons = (await import("../../lambdas/store/lessons.ts")).lessonsTable();
  lambdas = await Promise.all(Array.from({ length: LAMBDAS }, () => lambdaWith(lessons, ANSWER_TIMEOUT_MS)));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await tables.close();
  await server.close();
  process.env = { ...before };
});

test("a thousand turns with faults of all kinds: no answer is lost, none doubled, and nobody waits for long", async () => {
  const { 5368: exercise } = demos;
  if (!exercise) throw new Error("The French demo is gone.");
  const waiting = Array.from({ length: LESSONS }, (_, place) => ({
    exercise,
    uid: randomUUID(),
    // Sent twice at once now and then, as on a Wi-Fi that breaks off.
    isRepeated: (turn: number) => (place + turn) % 10 === 0,
  }));
  const played: Played[] = [];
  await Promise.all(
    lambdas.map(async (lambda) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) played.push(await playLesson(lambda, next));
    }),
  );

  expect(played.flatMap(({ turns }) => turns)).toHaveLength(LESSONS * TURNS_OF_DEMO);
  for (const { uid, turns } of played) {
    const row = await lessons.read(uid, exercise.assignment_id);
    // Each answer once, in its order, with what the student was shown of Mark's.
    expect(row?.turns.map(({ said, message, engine }) => ({ said, message, engine }))).toEqual(turns);
    expect(new Set(row?.turnKeys).size).toBe(TURNS_OF_DEMO);
    expect(row?.claim).toBeUndefined();
    // What broke off was said, and taken back.
    for (const { message } of turns) expect(message).not.toContain(BROKEN_OFF[0].trim());
  }

  const engines = new Set(played.flatMap(({ turns }) => turns.map(({ engine }) => engine)));
  expect([...engines].sort()).toEqual(["bedrock", "embedded"]);
  const share = (met.stream + met.whole) / calls;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
  // Every kind was met, and more than once.
  expect(met.stream).toBeGreaterThan(2 * byCall.stream.length);
  expect(met.whole).toBeGreaterThan(2 * byCall.whole.length);

  const delays = lambdas.flatMap(({ delays }) => delays).sort((one, other) => one - other);
  expect(delays).toHaveLength(LESSONS * TURNS_OF_DEMO);
  const p95 = delays[Math.floor(0.95 * delays.length)];
  // A reply that is given up, and what belongs to it: 15 s with the patience of a lesson.
  expect(p95).toBeLessThanOrEqual((STREAM_PART + 1) * ANSWER_TIMEOUT_MS);
  expect((STREAM_PART + 1) * TIMEOUT_MS).toBe(15_000);
}, 300_000);
