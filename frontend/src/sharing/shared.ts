import type { Reply } from "../../../domain/shapes.ts";

/** An exercise as it is handed out. */
export type SharedExercise = Omit<Reply<"arrangeExercise">, "version">;

/** The last day of the exercise's own link, or of the one that a class was given, as it is kept. */
export const lastDayFor = ({ due_date, assignments = {} }: SharedExercise, classId?: string): string =>
  (classId === undefined ? undefined : assignments[classId]?.due_date) ?? due_date;
