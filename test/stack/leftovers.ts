import { setTimeout as wait } from "node:timers/promises";
import type { StackInHand } from "./hand.ts";

/** ms; longer than any call that others on the shared stack are in the middle of. */
const TIMEOUT_MS = 60_000;

/**
 * What there is of this text now and stays: what others, on the stack that all suites share, are just working on goes away
 * by itself. [] where nothing is left behind.
 */
export const leftovers = async (stack: StackInHand, text: string): Promise<string[]> => {
  const end = Date.now() + TIMEOUT_MS;
  let left = await stack.traces(text);
  while (left.length > 0 && Date.now() < end) {
    await wait(250);
    const now = await stack.traces(text);
    left = left.filter((trace) => now.includes(trace));
  }
  return left;
};
