import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables();
});
afterAll(() => tables.close());

test("the limit is exact under thirty callers at once, and says when it is worth another try", async () => {
  process.env.TURNS_PER_DAY = "10";
  const { quotasTable } = await import("../../../lambdas/store/quotas.ts");
  const quotas = quotasTable({ turns: "TURNS_PER_DAY" });
  const uid = randomUUID();
  const spent = await Promise.allSettled(Array.from({ length: 30 }, () => quotas.spend("turns", uid)));
  expect(spent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const refusal = await quotas.spend("turns", uid).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, code: "enough_for_today" });
  expect(refusal).toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
});

test("what was counted of a person is forgotten for as long as it is kept, and nobody else's is", async () => {
  process.env.TURNS_PER_DAY = "10";
  const { quotasTable } = await import("../../../lambdas/store/quotas.ts");
  const { database } = await import("../../../lambdas/store/database.ts");
  const quotas = quotasTable({ turns: "TURNS_PER_DAY", lessonsOfPerson: "TURNS_PER_DAY" });
  const [leaving, staying] = [randomUUID(), randomUUID()];
  const now = Date.now();
  for (const hoursAgo of [0, 20, 47]) {
    const clock = jest.spyOn(Date, "now").mockReturnValue(now - hoursAgo * 3600 * 1000);
    await quotas.spend("turns", leaving);
    await quotas.spend("lessonsOfPerson", leaving);
    clock.mockRestore();
  }
  await quotas.spend("turns", staying);

  await quotas.forget("person", leaving);
  const { Items = [] } = await database.send(new ScanCommand({ TableName: "QUOTAS_TABLE" }));
  const counters = JSON.stringify(Items.map(({ counter }) => counter));
  expect(counters).not.toContain(leaving);
  expect(counters).toContain(staying);
});

test("a counter that every turn moves lies in several items, and its limit is exact under many callers at once", async () => {
  const { quotasTable } = await import("../../../lambdas/store/quotas.ts");
  const { database } = await import("../../../lambdas/store/database.ts");
  const id = randomUUID();
  // Two environments, because each remembers for itself what it has seen full.
  const environments = [quotasTable({ turnsOfSite: 20 }), quotasTable({ turnsOfSite: 20 })];
  const taken = await Promise.all(
    environments.flatMap((quotas) => Array.from({ length: 12 }, () => quotas.take("turnsOfSite", id))),
  );
  expect(taken.filter((isTaken) => isTaken)).toHaveLength(20);

  const { Items = [] } = await database.send(new ScanCommand({ TableName: "QUOTAS_TABLE" }));
  const used = Items.filter(({ counter }) => String(counter).includes(id)).map((item) => item.used);
  // Sixteen shares of 20.
  expect(used.toSorted()).toEqual([...Array(12).fill(1), ...Array(4).fill(2)]);
});

test("an environment asks each full item once, and then refuses without asking", async () => {
  const { quotasTable } = await import("../../../lambdas/store/quotas.ts");
  const { database } = await import("../../../lambdas/store/database.ts");
  const id = randomUUID();
  const quotas = quotasTable({ lessonsOfSite: 40 });
  const asked = jest.spyOn(database, "send");
  const spend = () => quotas.spend("lessonsOfSite", id).catch((error: { status: number }) => error.status);
  const answers = [];
  for (let lesson = 0; lesson < 60; lesson++) answers.push(await spend());
  expect(answers).toEqual([...Array(40).fill(undefined), ...Array(20).fill(429)]);
  // Forty that were taken, and a refusal by each of the sixteen.
  expect(asked).toHaveBeenCalledTimes(40 + 16);
  asked.mockRestore();
});

test("the next day everything is open again, and a limit below the number of items holds as well", async () => {
  const { quotasTable } = await import("../../../lambdas/store/quotas.ts");
  const id = randomUUID();
  const quotas = quotasTable({ callsOutsideLessons: 2 });
  const take = () => quotas.take("callsOutsideLessons", id);
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 3600 * 1000);
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  clock.mockRestore();
});
