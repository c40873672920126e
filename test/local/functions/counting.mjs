import { setTimeout } from "node:timers/promises";

// Module state: shared by calls that one environment answers after each other, never by calls at the same time.
let calls = 0;

export const handler = async ({ wait = 0 }) => {
  calls += 1;
  await setTimeout(wait);
  return calls;
};

export const crashingLater = async () => {
  globalThis.setTimeout(() => process.exit(1), 20);
  calls += 1;
  return calls;
};

export const surroundings = async (_event, context) => ({
  variables: { ...process.env },
  functionName: context.functionName,
  remaining: context.getRemainingTimeInMillis(),
});

export const endless = () => new Promise(() => {});
export const failing = async () => {
  console.log("about to fail");
  throw new TypeError("No such thing");
};
export const exiting = async () => process.exit(1);
export const greedy = async () => {
  const hoard = [];
  for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
};
export const notAFunction = 1;
