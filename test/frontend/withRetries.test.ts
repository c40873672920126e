import { expect, jest, test } from "@jest/globals";
import { STORAGE_RETRY_MS, UPLOAD_RETRY_MS } from "../../domain/limits.ts";
import { CallFailed } from "../../frontend/src/api/problem.ts";
import { pauseUntilAborted, withRetries } from "../../frontend/src/photo/withRetries.ts";

const cut = new CallFailed({ kind: "cut" });
const refused = (status: number) =>
  new CallFailed({ kind: "refused", status, fault: { code: "x", message: "No." } });

/** Attempts that come out like this, one after the other, the last of them for ever. */
const tried = async (outcomes: readonly (string | Error)[], limitMs = UPLOAD_RETRY_MS, passing?: number) => {
  const pauses: number[] = [];
  let told = 0;
  let tries = 0;
  const given = withRetries(
    async () => {
      const outcome = outcomes[Math.min(tries++, outcomes.length - 1)];
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    {
      limitMs,
      ...(passing !== undefined && {
        isPassing: (problem) => problem.kind === "refused" && problem.status === passing,
      }),
      pause: async (ms) => {
        pauses.push(ms);
      },
      waiting: () => told++,
    },
  );
  const outcome = await given.catch((thrown) => thrown);
  return { outcome, pauses, told };
};

test("what the connection fails is tried again after growing pauses", async () => {
  const { outcome, pauses, told } = await tried([cut, cut, cut, "there"]);
  expect(outcome).toBe("there");
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(told).toBe(3);
});

// Shows 9.14
test.each([
  ["an upload", UPLOAD_RETRY_MS, 600_000],
  ["any other call for a photo", STORAGE_RETRY_MS, 120_000],
])("%s is given up once the pauses would be too long together", async (_, limitMs, most) => {
  const { outcome, pauses } = await tried([cut], limitMs);
  expect(outcome).toBe(cut);
  const waited = pauses.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeLessThanOrEqual(most);
  expect(waited).toBeGreaterThan(most - 30_000);
  expect(Math.max(...pauses)).toBe(30_000);
});

test("what the server refuses is tried again only where that may pass", async () => {
  expect(await tried([refused(415)])).toEqual({ outcome: refused(415), pauses: [], told: 0 });
  expect(await tried([refused(503), "there"], STORAGE_RETRY_MS, 503)).toMatchObject({
    outcome: "there",
    told: 1,
  });
});

test("a pause ends at once where nobody is waiting any more", async () => {
  jest.useFakeTimers();
  const controller = new AbortController();
  const pausing = pauseUntilAborted(controller.signal)(30_000);
  controller.abort();
  await expect(pausing).rejects.toThrow("Nobody is waiting");
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
