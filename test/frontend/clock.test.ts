import { expect, test } from "@jest/globals";
import { announcedBetween, endOf, minutesAndSeconds, secondsUntil } from "../../frontend/src/lesson/clock.ts";

// Shows 4.10, 9.4
test("the time is the duration in minutes times sixty seconds; none without a duration", () => {
  expect(endOf(5, 1000)).toBe(301_000);
  expect(endOf(0, 1000)).toBeUndefined();
});

// Shows 4.10
test("seconds are counted down to nought and no further", () => {
  expect(secondsUntil(301_000, 1000)).toBe(300);
  expect(secondsUntil(301_000, 1001)).toBe(300);
  expect(secondsUntil(301_000, 300_001)).toBe(1);
  expect(secondsUntil(301_000, 301_000)).toBe(0);
  expect(secondsUntil(301_000, 999_999)).toBe(0);
});

test.each([
  [1795, "29:55"],
  [60, "1:00"],
  [9, "0:09"],
])("%d seconds are %s on the clock", (seconds, clock) => {
  expect(minutesAndSeconds(seconds)).toBe(clock);
});

test("60, 30 and 0 are announced, each once", () => {
  const spoken: number[] = [];
  for (let now = 299; now >= 0; now -= 1) {
    const announced = announcedBetween(now + 1, now);
    if (announced !== undefined) spoken.push(announced);
  }
  expect(spoken).toEqual([60, 30, 0]);
});

test("a tab that slept speaks of the last one only", () => {
  expect(announcedBetween(200, 20)).toBe(30);
  expect(announcedBetween(200, 0)).toBe(0);
  expect(announcedBetween(20, 10)).toBeUndefined();
});
