import { expect, test } from "@jest/globals";
import { blankExercise } from "../../domain/exercise.ts";
import type { OwnExercise } from "../../domain/exerciseShapes.ts";
import { labelsIn, labelWords } from "../../frontend/src/classes/classExercises.ts";
import { type ClassResults, withPage } from "../../frontend/src/classes/useClassResults.ts";
import { rowOf } from "../domain/figures/attempts.ts";

const exercise = (class_id: string): OwnExercise => ({
  ...blankExercise,
  ...{
    assignment_id: "abcd",
    activity: "Set Question Role Play",
    language: "French",
    questionCount: 2,
    class_id,
  },
});

test("labels stand once, in order, exercises without one last", () => {
  expect(labelsIn(["", "10B", "9A", "10B", "11"].map(exercise)).map(labelWords)).toEqual([
    "9A",
    "10B",
    "11",
    "No class",
  ]);
  expect(labelsIn([])).toEqual([]);
});

test("pages are put together as they come, and an attempt that stands on two stands once", () => {
  const [one, two, three] = [1, 2, 3].map((startedAt) => rowOf("zoe", { startedAt }));
  if (!one || !two || !three) throw new Error("Three were made.");
  const nothing: ClassResults = { rows: {}, whole: 0 };
  const first = withPage(nothing, "a", [three, two], false);
  expect(first.whole).toBe(0);
  const both = withPage(first, "a", [two, one], true);
  expect(both).toEqual({ rows: { a: [three, two, one] }, whole: 1 });
  expect(withPage(both, "b", [], true)).toEqual({ rows: { a: [three, two, one], b: [] }, whole: 2 });
});
