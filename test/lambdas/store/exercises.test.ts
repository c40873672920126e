import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { exerciseOf } from "../../../domain/content.ts";
import { blankExercise } from "../../../domain/exercise.ts";
import type { Exercises } from "../../../lambdas/store/exercises.ts";
import { shareCodes } from "../../../lambdas/store/shareCode.ts";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let exercises: Exercises;
beforeAll(async () => {
  tables = await openTables();
  exercises = (await import("../../../lambdas/store/exercises.ts")).exercisesTable();
});
afterAll(() => tables.close());

const authored = exerciseOf({
  ...{ activity: "Set Question Role Play", language: "German", level: "GCSE - Higher", board: "AQA" },
  ...{ theme: "", title: "Essen", objective: "", passage: "", asset_url: "", context_1: "", photoAlt: "" },
  ...{ class_id: "", due_date: "2099-12-31", duration: 5, settings: blankExercise.settings },
  questions: [{ text: "Was isst du gern?", tense: "present" }],
});
const newOf = (ownerId: string) => ({ ...authored, ownerId, isShared: true, isClosed: false, version: 1 });
const gone = { status: 404, code: "exercise_gone" };
const firstCode = (ownerId: string, key: string): string => String(shareCodes(ownerId, key).next().value);

test("share codes are long, have no look-alikes and no vowels, and are the same for the same key alone", () => {
  const codes = Array.from({ length: 2000 }, () => firstCode("somebody", randomUUID()));
  for (const code of codes) expect(code).toMatch(/^[23456789bcdfghjkmnpqrstvwxyz]{13}$/);
  expect(new Set(codes).size).toBe(codes.length);
  // All 28 letters in each place: 28 to the 13th is more than 60 bits.
  for (let place = 0; place < 13; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(28);
  const key = randomUUID();
  expect(firstCode("somebody", key)).toBe(firstCode("somebody", key));
  expect(firstCode("somebody else", key)).not.toBe(firstCode("somebody", key));
});

test("of twenty tries at once with one key one exercise is kept, and all are given it", async () => {
  const [owner, key] = [randomUUID(), randomUUID()];
  expect(await exercises.savedAs(owner, key)).toBeUndefined();
  const kept = await Promise.all(Array.from({ length: 20 }, () => exercises.create(newOf(owner), key)));
  expect(new Set(kept.map(({ assignment_id }) => assignment_id)).size).toBe(1);
  expect(await exercises.listOf(owner)).toHaveLength(1);
  expect(await exercises.savedAs(owner, key)).toMatchObject({ title: "Essen", ownerId: owner });
  await exercises.create(newOf(owner), randomUUID());
  expect(await exercises.listOf(owner)).toHaveLength(2);
});

test("a code that another exercise has already is left to it, and the next one is taken", async () => {
  const [owner, key] = [randomUUID(), randomUUID()];
  const { PutCommand } = await import("@aws-sdk/lib-dynamodb");
  const { database } = await import("../../../lambdas/store/database.ts");
  const [first, second, third] = shareCodes(owner, key);
  // Somebody else's, and one of the owner's own that was saved with another key.
  for (const Item of [
    { ...newOf("somebody"), assignment_id: first, savedAs: key },
    { ...newOf(owner), assignment_id: second, savedAs: randomUUID() },
  ])
    await database.send(new PutCommand({ TableName: "EXERCISES_TABLE", Item }));
  expect(await exercises.savedAs(owner, key)).toBeUndefined();
  const kept = await exercises.create(newOf(owner), key);
  expect(kept.assignment_id).toBe(third);
  expect(await exercises.savedAs(owner, key)).toMatchObject({ assignment_id: kept.assignment_id });
  expect(await exercises.owned(String(first), "somebody")).toMatchObject({ title: "Essen" });
});

test("every change counts, however many come at once", async () => {
  const owner = randomUUID();
  const { assignment_id } = await exercises.create(newOf(owner), randomUUID());
  const changes = Array.from({ length: 20 }, (_, at) =>
    exercises.change(assignment_id, owner, { ...authored, title: `Title ${at}`, isClosed: at % 2 === 0 }),
  );
  const versions = (await Promise.all(changes)).map(({ version }) => version);
  expect(versions.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  const stands = await exercises.owned(assignment_id, owner);
  expect(stands.version).toBe(21);
  expect(stands.isClosed).toBe(Number(stands.title.slice(6)) % 2 === 0);
});

test("nobody but its owner is given an exercise to change, and what is gone stays gone", async () => {
  const owner = randomUUID();
  const { assignment_id } = await exercises.create(newOf(owner), randomUUID());
  const change = { ...authored, isClosed: true };
  await expect(exercises.owned(assignment_id, "somebody")).rejects.toMatchObject(gone);
  await expect(exercises.change(assignment_id, "somebody", change)).rejects.toMatchObject(gone);
  for (const code of ["5368", "neverwas", "no code at all"]) {
    await expect(exercises.owned(code, owner)).rejects.toMatchObject(gone);
    await expect(exercises.change(code, owner, change)).rejects.toMatchObject(gone);
  }
  await exercises.erase(assignment_id);
  await expect(exercises.change(assignment_id, owner, change)).rejects.toMatchObject(gone);
  expect(await exercises.listOf(owner)).toEqual([]);
});

test("a shared exercise is open to its last moment; then, or once it is closed, to its owner alone", async () => {
  const owner = randomUUID();
  const { assignment_id } = await exercises.create(newOf(owner), randomUUID());
  const guest = { uid: "guest", kind: "guest" } as const;
  const isOpenTo = async (caller: { uid: string; kind: "guest" | "member" }) =>
    (await exercises.find(assignment_id, caller)) !== undefined;
  expect(await isOpenTo(guest)).toBe(true);
  for (const shut of [{ isClosed: true }, { isClosed: false, due_date: "2026-01-01" }]) {
    await exercises.change(assignment_id, owner, { ...authored, ...shut });
    expect([await isOpenTo(guest), await isOpenTo({ uid: owner, kind: "member" })]).toEqual([false, true]);
    await expect(exercises.playable(assignment_id, guest)).rejects.toMatchObject(gone);
  }
});
