import { expect, test } from "@jest/globals";
import type { Demand } from "../../../infra/scale/demand.ts";
import { partsFor, peakOf, reachOf } from "../../../infra/scale/reach.ts";
import { simulatedPeak } from "../../../infra/scale/simulation.ts";

/** Twelve streams of 15 s in a lesson of ten minutes: three tenths of a stream on average. */
const streams: Demand = {
  quota: "transcribeStreams",
  units: 12,
  events: 12,
  when: "throughout",
  seconds: 15,
};
const guests: Demand = { quota: "newGuests", units: 1, events: 1, when: "begin" };
const tokens: Demand = { quota: "modelTokens", units: 45_000, events: 60, when: "throughout" };

test("what is under way is its rate times how long it lasts, and its busiest moment is 3.09 roots above that", () => {
  // 30 × 12 × 15 s / 600 s = 9 on average.
  expect(peakOf(streams, { atOnce: 30, beginWithin: 120 })).toBeCloseTo(9 + 3.09 * 3);
  expect(peakOf(streams, { atOnce: 0, beginWithin: 120 })).toBe(0);
});

test("what happens once happens while lessons begin, however long they are", () => {
  // 3,000 in 120 s.
  expect(peakOf(guests, { atOnce: 3000, beginWithin: 120 })).toBeCloseTo(25 + 3.09 * 5);
  expect(peakOf(guests, { atOnce: 3000, beginWithin: 30 })).toBeCloseTo(100 + 3.09 * 10);
});

test("a quota of a minute counts a minute's units, and large ones come less evenly than small ones", () => {
  // 10 lessons × 45,000 / 600 s × 60 s = 45,000 on average, in calls of 750.
  expect(peakOf(tokens, { atOnce: 10, beginWithin: 120 })).toBeCloseTo(
    45_000 + 3.09 * Math.sqrt(45_000 * 750),
  );
  expect(peakOf({ ...tokens, events: 6000 }, { atOnce: 10, beginWithin: 120 })).toBeCloseTo(
    45_000 + 3.09 * Math.sqrt(45_000 * 7.5),
  );
});

test.each([streams, guests, tokens])(
  "the reach of $quota is the last number that its quota covers",
  (demand) => {
    const limit = 500_000;
    const reach = reachOf(demand, 120, limit);
    expect(peakOf(demand, { atOnce: reach, beginWithin: 120 })).toBeLessThanOrEqual(limit);
    expect(peakOf(demand, { atOnce: reach + 1, beginWithin: 120 })).toBeGreaterThan(limit);
  },
);

test("lessons that ask nothing of a quota never reach it, and others are divided until each part fits", () => {
  expect(reachOf({ ...streams, units: 0, events: 0 }, 120)).toBe(Number.POSITIVE_INFINITY);
  const reach = reachOf(streams, 120);
  expect(partsFor(streams, { atOnce: reach, beginWithin: 120 })).toBe(1);
  expect(partsFor(streams, { atOnce: reach + 1, beginWithin: 120 })).toBe(2);
  expect(partsFor(streams, { atOnce: 10 * reach, beginWithin: 120 })).toBe(10);
});

test.each([streams, guests, tokens])(
  "a simulation of 3,000 lessons peaks where the paper says for $quota",
  (demand) => {
    const lessons = { atOnce: 3000, beginWithin: 120 };
    for (const seed of [1, 2, 3]) {
      const ratio = simulatedPeak(demand, lessons, seed) / peakOf(demand, lessons);
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.1);
    }
  },
);

test("the same seed plays the same lessons", () => {
  const lessons = { atOnce: 100, beginWithin: 60 };
  expect(simulatedPeak(streams, lessons, 7)).toBe(simulatedPeak(streams, lessons, 7));
});
