import { expect, test } from "@jest/globals";
import { quadraticKappa } from "./kappa.ts";

test("who always agrees has 1", () => {
  expect(
    quadraticKappa(
      [
        [1, 1],
        [3, 3],
        [5, 5],
      ],
      5,
    ),
  ).toBe(1);
});
test("who marks the other way round has less than nothing", () => {
  expect(
    quadraticKappa(
      [
        [0, 5],
        [5, 0],
      ],
      5,
    ),
  ).toBe(-1);
});
test("who gives everybody the same has nothing", () => {
  expect(
    quadraticKappa(
      [
        [1, 3],
        [5, 3],
      ],
      5,
    ),
  ).toBe(0);
});
test("a small difference weighs little: worked out by hand", () => {
  // Seen: (0 + 1 + 1 + 0) / 4 = 0.5. By chance, over all 16 pairs: 40 / 16 = 2.5. The scale's 1 / 25 cancels out.
  expect(
    quadraticKappa(
      [
        [1, 1],
        [2, 3],
        [3, 2],
        [4, 4],
      ],
      5,
    ),
  ).toBeCloseTo(1 - 0.5 / 2.5, 10);
});
test("without marks, or with one mark for all, there is none", () => {
  expect(quadraticKappa([], 5)).toBeNull();
  expect(
    quadraticKappa(
      [
        [2, 2],
        [2, 2],
      ],
      5,
    ),
  ).toBeNull();
});
