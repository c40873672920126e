import { expect, test } from "@jest/globals";
import { blankExercise } from "../../domain/exercise.ts";
import type { OwnExercise } from "../../domain/exerciseShapes.ts";
import { classesOf, exercisesIn, firstExerciseView } from "../../frontend/src/dashboard/exerciseList.ts";
import { lastChoicesIn } from "../../frontend/src/wizard/lastChoices.ts";

const exercise = (assignment_id: string, more: Partial<OwnExercise> = {}): OwnExercise => ({
  ...blankExercise,
  ...{ assignment_id, activity: "Set Question Role Play", language: "French", questionCount: 0 },
  ...more,
});
const cafe = exercise("a", { title: "Au Café", createdAt: 2, class_id: "10B" });
const beach = exercise("b", { title: "Beach 10", createdAt: 3, due_date: "2027-01-31" });
const old = exercise("c", {
  title: "Beach 9",
  assignments: { k1: { due_date: "2022-12-31", assignedAt: 1 } },
});
const away = exercise("d", { title: "Zoo", isArchived: true, createdAt: 9 });
const all = [old, cafe, away, beach];
const beside = { classNames: { k1: "11C" }, finished: { a: 4, c: 7 } };
const found = (view: Partial<typeof firstExerciseView>) =>
  exercisesIn(all, { ...firstExerciseView, ...view }, beside).map(({ assignment_id }) => assignment_id);

test("the newest come first, those without a date last, and archived ones are apart", () => {
  expect(found({})).toEqual(["b", "a", "c"]);
  expect(found({ isArchived: true })).toEqual(["d"]);
});

test("they are sorted by title as people count, by results, and by the day that ends first", () => {
  expect(found({ order: "title" })).toEqual(["a", "c", "b"]);
  expect(found({ order: "results" })).toEqual(["c", "a", "b"]);
  expect(found({ order: "lastDay" })[0]).toBe("b");
  expect(
    exercisesIn(all, { ...firstExerciseView, order: "results" }, { ...beside, finished: undefined }),
  ).toHaveLength(3);
});

test("words are found in any order, without accents or capitals, in title, activity, language, code and class", () => {
  expect(found({ words: "cafe au" })).toEqual(["a"]);
  expect(found({ words: "beach french" })).toEqual(["b", "c"]);
  expect(found({ words: "11c" })).toEqual(["c"]);
  expect(found({ words: "zoo" })).toEqual([]);
  expect(found({ words: " " })).toHaveLength(3);
});

test("a class has what carries its label and what is assigned to it", () => {
  expect(classesOf({ ...old, class_id: "10B" }, beside.classNames)).toEqual(["10B", "11C"]);
  expect(classesOf({ ...old, class_id: "11C" }, beside.classNames)).toEqual(["11C"]);
  expect(found({ className: "11C" })).toEqual(["c"]);
  expect(found({ className: "10B" })).toEqual(["a"]);
  expect(found({ className: "" })).toEqual(["b"]);
});

test("the next exercise begins with the newest one's language and minutes, and the newest level and board that there are", () => {
  const talk = exercise("t", { activity: "Conversation About Topic", language: "German", duration: 8 });
  const exam = exercise("e", { level: "GCSE - Higher", board: "AQA", duration: 5 });
  expect(lastChoicesIn([talk, exam])).toEqual({
    ...{ activity: "Conversation About Topic", language: "German", duration: "8" },
    ...{ level: "GCSE - Higher", board: "AQA" },
  });
  expect(lastChoicesIn([talk])).toMatchObject({ level: "", board: "" });
  expect(lastChoicesIn([])).toBeUndefined();
});
