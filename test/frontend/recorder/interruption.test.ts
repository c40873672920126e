import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { watchForInterruption } from "../../../frontend/src/recorder/interruption.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a microphone that gives nothing for a second is told once", () => {
  const interrupted = jest.fn();
  watchForInterruption(() => false, interrupted);
  jest.advanceTimersByTime(900);
  expect(interrupted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(interrupted).toHaveBeenCalledTimes(1);
});

test("a gap that is soon over is none, and nothing is told after the watch has ended", () => {
  const interrupted = jest.fn();
  let looks = 0;
  const end = watchForInterruption(() => ++looks % 4 === 0, interrupted);
  jest.advanceTimersByTime(10_000);
  end();
  expect(looks).toBe(40);
  jest.advanceTimersByTime(10_000);
  expect(interrupted).not.toHaveBeenCalled();
});
