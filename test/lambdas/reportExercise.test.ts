import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { reportExercise } from "../../lambdas/handlers/reportExercise.ts";
import { watching } from "../../lambdas/telemetry/watch.ts";
import { printedBy } from "./printed.ts";

const exercise = { ...demos["5368"] } as Exercise; // a demo that there is
const call = { route: "POST /exercises/{assignmentId}/report", requestId: "7b0e" };

/** What a report writes into the log, the exercise having some of the day's reports left or none. */
const printedByReport = (isLeft: boolean) => {
  const report = reportExercise({
    exercises: { playable: async () => exercise },
    quotas: { spend: async () => undefined, take: async () => isLeft },
  });
  const given = {
    caller: { uid: "zoe-uid", kind: "guest" },
    params: { assignmentId: "5368" },
    body: { reason: "private" },
  } as Parameters<typeof report>[0]; // what a report does not look at is left out
  return printedBy(() => watching(call, async () => expect(await report(given)).toEqual({ reported: true })));
};

test("a report logs the exercise and the reason, counts for the alarm, and says nothing of the reporter", async () => {
  const printed = await printedByReport(true);
  expect(printed).toEqual([
    expect.objectContaining({ message: "exerciseReported", exercise: "5368", reason: "private" }),
    expect.objectContaining({ Reports: 1 }),
  ]);
  expect(JSON.stringify(printed)).not.toContain("zoe-uid");
});

test("an exercise that was reported often enough today raises no further alarm", async () => {
  expect(await printedByReport(false)).toEqual([]);
});
