import { type Demand, LESSON_SECONDS, type Lessons } from "./demand.ts";
import { quotas, windows } from "./quotas.ts";

/**
 * One moment in a thousand has more than this many standard deviations above the mean, where many people act independently of each
 * other: so their number in any second is Poisson's.
 */
const DEVIATIONS = 3.09;

/** What one lesson adds to the mean of what its quota counts. */
const shareOf = ({ quota, units, events, when, seconds }: Demand, beginWithin: number): number => {
  const span = when === "throughout" ? LESSON_SECONDS : beginWithin;
  const window = windows[quotas[quota].window];
  return window === 0 ? (events * (seconds ?? 0)) / span : (units * window) / span;
};

/** How much of the quota one event takes: the larger, the less even. */
const gradeOf = ({ quota, units, events }: Demand): number =>
  windows[quotas[quota].window] === 0 ? 1 : units / events;

/** What so many lessons ask of the quota in their busiest moment: more in one of a thousand only. */
export const peakOf = (demand: Demand, { atOnce, beginWithin }: Lessons): number => {
  const mean = atOnce * shareOf(demand, beginWithin);
  return mean + DEVIATIONS * Math.sqrt(mean * gradeOf(demand));
};

/** The most lessons at once whose busiest moment the quota still covers; Infinity where they ask nothing of it. */
export const reachOf = (
  demand: Demand,
  beginWithin: number,
  value: number = quotas[demand.quota].value,
): number => {
  // peakOf, solved for the root of the mean.
  const spread = DEVIATIONS * Math.sqrt(gradeOf(demand));
  const root = (Math.sqrt(spread ** 2 + 4 * value) - spread) / 2;
  return Math.floor(root ** 2 / shareOf(demand, beginWithin));
};

/** Into how many accounts or regions so many lessons have to be divided for the default to cover each part. */
export const partsFor = (demand: Demand, { atOnce, beginWithin }: Lessons): number =>
  Math.ceil(atOnce / reachOf(demand, beginWithin));
