import type { OwnExercise } from "../../../domain/exerciseShapes.ts";

/** What a teacher's exercises without a label are chosen by. */
export const NO_CLASS = "";

/** The names of classes in their order, the one that stands for no class last. */
export const inOrder = (names: readonly string[]): string[] => {
  const named = names.filter((name) => name !== NO_CLASS);
  named.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [...named, ...names.filter((name) => name === NO_CLASS)];
};

/** The class labels of these exercises, in order, exercises without one last. */
export const labelsIn = (exercises: readonly OwnExercise[]): string[] =>
  inOrder([...new Set(exercises.map(({ class_id }) => class_id))]);

/** A label as it is read. */
export const labelWords = (label: string): string => (label === NO_CLASS ? "No class" : label);
