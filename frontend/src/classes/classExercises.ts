import type { OwnExercise } from "../../../domain/exerciseShapes.ts";

/** What a teacher's exercises without a label are chosen by. */
export const NO_CLASS = "";

/** The class labels of these exercises, in order, exercises without one last. */
export const labelsIn = (exercises: readonly OwnExercise[]): string[] => {
  const labels = [...new Set(exercises.map(({ class_id }) => class_id))];
  const named = labels.filter((label) => label !== NO_CLASS);
  named.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [...named, ...labels.filter((label) => label === NO_CLASS)];
};

/** A label as it is read. */
export const labelWords = (label: string): string => (label === NO_CLASS ? "No class" : label);
