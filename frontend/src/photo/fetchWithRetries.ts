import { STORAGE_RETRY_MS } from "../../../domain/limits.ts";
import type { Problem } from "../api/problem.ts";
import { pauseUntilAborted, withRetries } from "./withRetries.ts";

/** Trying again helps where the line failed, or where the server did; a photo that is gone stays gone. */
const mayPass = (problem: Problem): boolean =>
  problem.kind !== "refused" || problem.status === 429 || (problem.status ?? 0) >= 500;

/**
 * Asks for photos until they come, for two minutes at most (spec section 9), or until `signal` is aborted. `waiting` is told
 * before each pause.
 */
export const fetchPersistently = <T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  waiting: () => void,
): Promise<T> =>
  withRetries(ask, {
    limitMs: STORAGE_RETRY_MS,
    isPassing: mayPass,
    pause: pauseUntilAborted(signal),
    waiting,
  });
