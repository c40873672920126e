import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { siteCounterOf } from "../../lambdas/identity/siteCounter.ts";
import type { Quotas } from "../../lambdas/store/quotas.ts";
import { openTables } from "./store/tables.ts";

const LIMIT = "3";
let tables: Awaited<ReturnType<typeof openTables>>;
let quotas: Quotas;
beforeAll(async () => {
  tables = await openTables();
  process.env.SAVES_PER_SITE_PER_DAY = LIMIT;
  const { quotasTable } = await import("../../lambdas/store/quotas.ts");
  quotas = quotasTable({ savesOfSite: "SAVES_PER_SITE_PER_DAY" });
});
afterAll(() => tables.close());

const member = { uid: "somebody", kind: "member" } as const;

test("what unconfirmed accounts use up, teachers with a confirmed address still have", async () => {
  const stranger = siteCounterOf("teacher", { ...member, isEmailConfirmed: false });
  const student = siteCounterOf("student", { ...member, isEmailConfirmed: true });
  const teacher = siteCounterOf("teacher", { ...member, isEmailConfirmed: true });
  const save = (counter: string) =>
    quotas.spend("savesOfSite", counter).then(
      () => 200,
      (refusal: { status: number }) => refusal.status,
    );
  const strangers = [];
  for (let saved = 0; saved < 5; saved++) strangers.push(await save(stranger));
  expect(strangers).toEqual([200, 200, 200, 429, 429]);
  expect([
    await save(student),
    await save(siteCounterOf(undefined, { uid: "guest", kind: "guest" })),
  ]).toEqual([429, 429]);
  expect(await save(teacher)).toBe(200);
});
