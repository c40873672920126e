import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
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
    class_id: "",
    answers: 0,
    mistakes: [],
    flags: [],
    startedAt: 1,
    finishedAt: 2,
  };
  expect(await results.saveOnce(result, false)).toEqual(result);
  expect(await results.saveOnce({ ...result, grade: "99 / 100" }, false)).toEqual(result);
  expect(await results.read("5368", result.attempt)).toEqual(result);
});

test("what somebody has finished is known by them, but for demos of the day before", async () => {
  const { database } = await import("../../../lambdas/store/database.ts");
  const { resultsTable } = await import("../../../lambdas/store/results.ts");
  const results = resultsTable();
  const uid = randomUUID();
  const put = (Item: object) => database.send(new PutCommand({ TableName: "RESULTS_TABLE", Item }));
  const now = Math.floor(Date.now() / 1000);
  const kept = { assignment_id: "abcd", attempt: "1", startedAt: 1, finishedAt: 1 };
  const ofToday = { assignment_id: "5368", attempt: "2", startedAt: 2, finishedAt: 2, expiresAt: now + 60 };
  const ofYesterday = {
    assignment_id: "5368",
    attempt: "3",
    startedAt: 3,
    finishedAt: 3,
    expiresAt: now - 60,
  };
  for (const one of [kept, ofToday, ofYesterday]) await put({ ...one, uid, feedback: "Good." });
  expect(await results.finishedBy(uid)).toMatchObject([ofToday, kept]);
  expect((await results.listOf(uid)).map(({ attempt }) => attempt)).toEqual(["2", "1"]);
});
