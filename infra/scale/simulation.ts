import { type Demand, LESSON_SECONDS, type Lessons } from "./demand.ts";
import { quotas, windows } from "./quotas.ts";

/** Even chances from 0 to 1, always the same ones for the same seed (mulberry32, public domain). */
const chances = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** The largest sum of so many seconds in a row. */
const largestOf = (perSecond: Float64Array, seconds: number): number => {
  let [sum, largest] = [0, 0];
  for (const [at, count] of perSecond.entries()) {
    sum += count - (perSecond[at - seconds] ?? 0);
    largest = Math.max(largest, sum);
  }
  return largest;
};

/**
 * Plays lessons second by second, and gives what they asked of the quota in the busiest moment. Each begins at a time of its own within
 * `beginWithin`. As answers follow each other, what happens n times in a lesson happens once in each n-th of it, at any time there.
 */
export const simulatedPeak = (
  { quota, units, events, when, seconds = 0 }: Demand,
  { atOnce, beginWithin }: Lessons,
  seed = 1,
): number => {
  const chance = chances(seed);
  const window = windows[quotas[quota].window];
  const times = Math.max(1, Math.round(events));
  const timeOf = (event: number): number => {
    if (when === "begin") return 0;
    if (when === "end") return LESSON_SECONDS;
    return (LESSON_SECONDS * (event + chance())) / times;
  };
  const perSecond = new Float64Array(Math.ceil(beginWithin + LESSON_SECONDS + seconds) + 2);
  const add = (second: number, count: number) => {
    perSecond[second] = (perSecond[second] ?? 0) + count;
  };
  for (let lesson = 0; lesson < atOnce; lesson++) {
    const begin = beginWithin * chance();
    for (let event = 0; event < times; event++) {
      const at = begin + timeOf(event);
      if (window > 0) add(Math.floor(at), units / times);
      else {
        // What lasts is kept as its beginnings and ends, which are added up below.
        add(Math.floor(at), 1);
        add(Math.floor(at + seconds), -1);
      }
    }
  }
  return window > 0 ? largestOf(perSecond, window) : largestOf(perSecond, perSecond.length);
};
