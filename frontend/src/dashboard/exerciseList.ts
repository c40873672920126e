import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import { titleOf } from "../shell/title.ts";

/** From more exercises than these on, each has one line instead of a card. */
export const CARDS_MAX = 12;

export const exerciseOrders = {
  newest: "Newest first",
  title: "Title",
  results: "Most results",
  lastDay: "Last day",
} as const;
export type ExerciseOrder = keyof typeof exerciseOrders;

/** Which exercises are looked at, and in which order. `className` is a label or the name of a class; undefined stands for all. */
export type ExerciseView = {
  words: string;
  order: ExerciseOrder;
  className: string | undefined;
  isArchived: boolean;
};

export const firstExerciseView: ExerciseView = {
  words: "",
  order: "newest",
  className: undefined,
  isArchived: false,
};

/** What is known beside the exercises: names of classes by their ids, and finished attempts by the codes of exercises. */
export type Beside = {
  classNames: Readonly<Record<string, string>>;
  finished: Readonly<Record<string, number>> | undefined;
};

/** The classes of an exercise: its label, and the names of those that it is assigned to. */
export const classesOf = (
  { class_id, assignments = {} }: OwnExercise,
  classNames: Beside["classNames"],
): string[] => {
  const assigned = Object.keys(assignments).flatMap((id) => classNames[id] ?? []);
  return [...new Set([class_id, ...assigned])].filter((name) => name !== "");
};

/** "cafe" finds "Café". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const holds = (exercise: OwnExercise, classes: readonly string[], words: string): boolean => {
  const { activity, language, level, board, assignment_id } = exercise;
  const text = plain(
    [titleOf(exercise), activity, language, level, board, assignment_id, ...classes].join(" "),
  );
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Later than every day: an exercise without a last day stands after those that have one. */
const lastDayOf = ({ due_date }: OwnExercise): string => (due_date === DUE_DATE ? "9999" : due_date);

const comparing = (
  finished: Beside["finished"] = {},
): Record<ExerciseOrder, (one: OwnExercise, other: OwnExercise) => number> => ({
  newest: (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0),
  title: (one, other) => titleOf(one).localeCompare(titleOf(other), "en", { numeric: true }),
  results: (one, other) => (finished[other.assignment_id] ?? 0) - (finished[one.assignment_id] ?? 0),
  lastDay: (one, other) => lastDayOf(one).localeCompare(lastDayOf(other)),
});

/** The exercises that are looked at, in their order; among equals they stay as they came. */
export const exercisesIn = (
  exercises: readonly OwnExercise[],
  { words, order, className, isArchived }: ExerciseView,
  { classNames, finished }: Beside,
): OwnExercise[] =>
  exercises
    .filter((exercise) => {
      if ((exercise.isArchived ?? false) !== isArchived) return false;
      const classes = classesOf(exercise, classNames);
      const isOfClass =
        className === undefined || (className === "" ? classes.length === 0 : classes.includes(className));
      return isOfClass && holds(exercise, classes, words);
    })
    .sort(comparing(finished)[order]);
