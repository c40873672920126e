import { type Activity, type Language, NONE } from "../../../domain/exercise.ts";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import type { Form } from "./form.ts";

/** What was chosen for the last exercise, and is offered again for the next. */
export type LastChoices = Pick<Form, "language" | "level" | "board" | "duration"> & {
  activity: Activity;
  language: Language;
};

/**
 * What was chosen last, of one's exercises with the newest first: level and board of the newest that has them. Undefined before
 * the first exercise.
 */
export const lastChoicesIn = (exercises: readonly OwnExercise[]): LastChoices | undefined => {
  const [newest] = exercises;
  if (!newest) return undefined;
  const ofExam = exercises.find(({ level, board }) => level !== NONE && board !== NONE);
  return {
    activity: newest.activity,
    language: newest.language,
    level: ofExam?.level ?? "",
    board: ofExam?.board ?? "",
    duration: String(newest.duration),
  };
};
