import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { bringUp, type Stack } from "../../local/bring-up.ts";
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
