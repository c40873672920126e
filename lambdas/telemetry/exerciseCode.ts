import type { Exercise } from "../../domain/exercise.ts";

/** The code of an exercise that exists: drawn by the server, so nothing that anybody wrote. */
export type ExerciseCode = string & { readonly isExerciseCode: unique symbol };

/** The code of a stored exercise, as a log line takes it. */
export const exerciseCode = ({ assignment_id }: Exercise): ExerciseCode => assignment_id as ExerciseCode; // only the server makes them
