import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
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
