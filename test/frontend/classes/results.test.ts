import { expect, test } from "@jest/globals";
import { CallFailed } from "../../../frontend/src/api/problem.ts";
import type { AccountController } from "../../../frontend/src/app/accountController.ts";
import { fetchAll } from "../../../frontend/src/classes/useClassResults.ts";

/** A server on which exercises called "gone" are gone, and "down" can't be answered for. */
const call = (async (_: string, { params }: { params: { assignmentId: string } }) => {
  const fault = { code: "exercise_gone", message: "" };
  if (params.assignmentId === "gone") throw new CallFailed({ kind: "refused", status: 404, fault });
  if (params.assignmentId === "down") throw new CallFailed({ kind: "offline" });
  return { results: [] };
}) as AccountController["call"]; // one call of many

const fetched = async (ids: readonly string[]): Promise<string[]> => {
  const whole: string[] = [];
  const add = (id: string, _: unknown, isLast: boolean) => isLast && whole.push(id);
  await fetchAll({ call }, ids, new AbortController().signal, add).catch(() => whole.push("broken off"));
  return whole;
};

test("an exercise that was deleted meanwhile has no results, and keeps nobody from the others'", async () => {
  expect(await fetched(["one", "gone", "two"])).toEqual(["one", "gone", "two"]);
});

test("anything else breaks off, to be tried again", async () => {
  expect(await fetched(["one", "down", "two"])).toEqual(["one", "broken off"]);
});
