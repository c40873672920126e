import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openTables } from "./tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables();
});
afterAll(() => tables.close());

test("an attempt is graded once: whoever is second gets the first's result", async () => {
  const { resultsTable } = await import("../../../lambdas/store/results.ts");
  const results = resultsTable();
  const result = {
    assignment_id: "5368",
    attempt: randomUUID(),
    uid: "u",
    studentId: "Zoë",
    grade: "60 / 100",
    feedback: "Good.",
    vocabulary: 60,
    grammar: 60,
    conversation: { opening: { message: "Salut !", translation: "", options: "" }, turns: [] },
    engine: "embedded" as const,
    isTest: false,
    version: 1,
    startedAt: 1,
    finishedAt: 2,
  };
  expect(await results.saveOnce(result)).toEqual(result);
  expect(await results.saveOnce({ ...result, grade: "99 / 100" })).toEqual(result);
  expect(await results.read("5368", result.attempt)).toEqual(result);
});
