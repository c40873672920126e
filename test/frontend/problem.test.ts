import { expect, test } from "@jest/globals";
import { adviceOn, CallFailed, type Problem, problemOf, type Way } from "../../frontend/src/api/problem.ts";

const refused = (status: number | undefined, code = "x", retryAfterS?: number): Problem => ({
  kind: "refused",
  ...(status !== undefined && { status }),
  fault: { code, message: "The server's own sentence." },
  ...(retryAfterS !== undefined && { retryAfterS }),
});

test.each<[string, Problem, Way]>([
  ["no connection", { kind: "offline" }, "again"],
  ["no answer in time", { kind: "slow" }, "again"],
  ["half an answer", { kind: "cut" }, "again"],
  ["a field that is wrong", refused(400), "reword"],
  ["too long an answer", refused(413), "reword"],
  ["speech not understood", refused(422), "reword"],
  ["a token that renewing did not mend", refused(401), "again"],
  ["not allowed", refused(403), "start over"],
  ["nothing there", refused(404), "start over"],
  ["a conversation that went on elsewhere", refused(409, "out_of_step"), "catch up"],
  ["a lesson that is over", refused(409, "lesson_over"), "start over"],
  ["an answer still being worked on", refused(409, "turn_in_progress", 3), "again"],
  ["the same, told in the stream", refused(undefined, "out_of_step"), "catch up"],
  ["too much", refused(429, "quota", 20), "again"],
  ["a fault of the server's", refused(500), "again"],
  ["a server away", refused(503), "again"],
])("%s has a sentence and a way on", (_, problem, way) => {
  const advice = adviceOn(problem);
  expect(advice.way).toBe(way);
  expect(advice.sentence).toMatch(/^[A-Z].+\.$/);
});

test("the wait that the server asked for is kept", () => {
  expect(adviceOn(refused(429, "quota", 20)).waitS).toBe(20);
  expect(adviceOn(refused(500)).waitS).toBe(0);
});

test("whatever else was thrown counts as no connection", () => {
  expect(problemOf(new TypeError("Failed to fetch"))).toEqual({ kind: "offline" });
  expect(problemOf(new CallFailed({ kind: "slow" }))).toEqual({ kind: "slow" });
});
