import { expect, test } from "@jest/globals";
import { bandLabels, bandOf, pronunciationStars, starsOf, wordMark } from "../../domain/grading.ts";

test.each([
  [101, "none"],
  [100, "cool"],
  [50.1, "cool"],
  [50, "smiling"],
  [20.1, "smiling"],
  [20, "grimace"],
  [1.1, "grimace"],
  [1, "none"],
  [0, "none"],
  [-3, "none"],
  [Number.NaN, "none"],
])("a score of %p is %p (spec section 5)", (score, band) => expect(bandOf(score)).toBe(band));

// Shows 5.7
test("each band has words beside its emoji, and no score reads N/A", () => {
  expect(bandLabels.none.emoji).toBe("N/A");
  for (const { words } of Object.values(bandLabels)) expect(words).not.toBe("");
});

// Shows 5.9
test("stars are a twentieth of a score, rounded", () => {
  expect([0, 9, 10, 49, 50, 100].map(starsOf)).toEqual([0, 0, 1, 2, 3, 5]);
});

// Shows 5.9
test("pronunciation stars are the average confidence times five; nothing heard is not assessed", () => {
  expect(pronunciationStars([])).toBeUndefined();
  expect(pronunciationStars([0.9, 0.7])).toBe(4);
});

test("words under 0.2 are red, under 0.5 orange", () => {
  expect([0, 0.19, 0.2, 0.49, 0.5, 1].map(wordMark)).toEqual([
    "red",
    "red",
    "orange",
    "orange",
    "plain",
    "plain",
  ]);
});
