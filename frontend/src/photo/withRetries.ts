import { type Problem, problemOf } from "../api/problem.ts";

/** The longest pause between two attempts, in ms. */
const LONGEST_PAUSE_MS = 30_000;

export type RetryPolicy = {
  /** How long the pauses may be together, in ms. */
  limitMs: number;
  /** Whether trying again may help. Left out: wherever the connection failed, and the server refused nothing. */
  isPassing?(problem: Problem): boolean;
  /** Waits that long (ms); rejects where nobody wants the result any more. */
  pause(ms: number): Promise<void>;
  /** Told before each pause. */
  waiting(): void;
};

/** Tries again, with growing pauses, what failed in a way that may pass (spec section 9). Rejects as the last attempt did. */
export const withRetries = async <T>(
  attempt: () => Promise<T>,
  { limitMs, isPassing = ({ kind }) => kind !== "refused", pause, waiting }: RetryPolicy,
): Promise<T> => {
  let paused = 0;
  for (let next = 1000; ; next = Math.min(2 * next, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isPassing(problemOf(thrown)) || paused + next > limitMs) throw thrown;
      waiting();
      await pause(next);
      paused += next;
    }
  }
};

/** A pause that ends early, by rejecting, once `signal` is aborted. */
export const pauseUntilAborted =
  (signal: AbortSignal) =>
  (ms: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new Error("Nobody is waiting for this any more."));
      });
    });
