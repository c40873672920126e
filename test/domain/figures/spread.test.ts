import { expect, test } from "@jest/globals";
import { gradePercent } from "../../../domain/gradePercent.ts";
import { spreadOf } from "../../../domain/spread.ts";

test("scores are counted in their bands, both ends of all of them among them", () => {
  const { count, counts } = spreadOf([0, 19, 19.6, 20, 39, 40, 60, 79, 80, 100]);
  expect({ count, counts }).toEqual({ count: 10, counts: [3, 2, 1, 2, 2] });
});

test("the middle of a few is not told: it would mean nothing", () => {
  expect(spreadOf([10, 20, 30, 90])).not.toHaveProperty("median");
  expect(spreadOf([90, 10, 20, 30, 40])).toHaveProperty("median", 30);
  expect(spreadOf([90, 10, 20, 30, 41, 100])).toHaveProperty("median", 36);
  expect(spreadOf([])).toEqual({ count: 0, counts: [0, 0, 0, 0, 0] });
});

test.each([
  ["31 / 50", 62],
  ["62/100", 62],
  ["7,5 / 10", 75],
  ["0 / 40", 0],
  ["B+", undefined],
  ["62", undefined],
  ["60 / 50", undefined],
  ["3 / 0", undefined],
  [undefined, undefined],
])("%s is %s per cent", (grade, percent) => {
  expect(gradePercent(grade)).toBe(percent);
});
