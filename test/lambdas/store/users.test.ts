import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Users } from "../../../lambdas/store/users.ts";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let users: Users;
beforeAll(async () => {
  tables = await openTables();
  users = (await import("../../../lambdas/store/users.ts")).usersTable();
});
afterAll(() => tables.close());

test("a member's document is made once, with the uid and no role", async () => {
  const uid = randomUUID();
  expect(await users.read(uid)).toBeUndefined();
  const made = await users.register(uid);
  expect(made).toEqual({ uid, createdAt: expect.any(Number) });
  await users.chooseRole(uid, "student");
  expect(await users.register(uid)).toEqual({ ...made, role: "student" });
});

test("of fifty choices at once one stands, and everybody is told which", async () => {
  const uid = randomUUID();
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, at) => users.chooseRole(uid, at % 2 ? "teacher" : "student")),
  );
  const [first] = told;
  expect(["teacher", "student"]).toContain(first?.role);
  expect(new Set(told.map((user) => user?.role)).size).toBe(1);
  expect(await users.read(uid)).toEqual(first);
});

test("a deleted member is known as such, and no late call brings them back", async () => {
  const uid = randomUUID();
  await users.register(uid);
  expect(await users.isDeleted(uid)).toBe(false);
  await users.bury(uid);
  expect(await users.isDeleted(uid)).toBe(true);
  expect(await users.register(uid)).toBeUndefined();
  expect(await users.chooseRole(uid, "teacher")).toBeUndefined();
  expect(await users.read(uid)).toBeUndefined();
  await users.settle(uid);
  expect(await users.isDeleted(uid)).toBe(true);
});

test("a tombstone stays for good until all is erased, and then longer than any token", async () => {
  const { database } = await import("../../../lambdas/store/database.ts");
  const { GetCommand } = await import("@aws-sdk/lib-dynamodb");
  const uid = randomUUID();
  const row = async () =>
    (await database.send(new GetCommand({ TableName: "USERS_TABLE", Key: { uid } }))).Item;
  await users.register(uid);
  await users.chooseRole(uid, "student");
  await users.bury(uid);
  expect(await row()).toEqual({ uid, deletedAt: expect.any(Number) });
  await users.settle(uid);
  const settled = await row();
  expect(settled).toEqual({ uid, deletedAt: expect.any(Number), expiresAt: expect.any(Number) });
  expect(settled?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3600);
});

test("somebody who was never registered is not deleted", async () => {
  expect(await users.isDeleted(randomUUID())).toBe(false);
});
