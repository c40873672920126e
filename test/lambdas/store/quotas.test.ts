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
