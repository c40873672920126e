import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import { counted } from "../results/wording.ts";
import type { Exercises } from "./useExercises.ts";

/** What an exercise in the list is given, as a card or as a row. */
export type ItemProps = {
  exercise: OwnExercise;
  classes: readonly string[];
  /** Finished attempts, as soon as they are counted. */
  finished: number | undefined;
  /** Is another one being archived or brought back? */
  isBusy: boolean;
  archive(exercise: OwnExercise, isArchived: boolean): void;
  put: Exercises["put"];
};

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** When it was made: "27 Nov 2026"; undefined where nobody noted it. */
export const madeOn = ({ createdAt }: OwnExercise): string | undefined =>
  createdAt === undefined ? undefined : day.format(createdAt);

/** How its link stands: "Link closed", "Open until 27 Nov 2026"; undefined where there is nothing to say. */
export const linkWords = ({ isClosed, due_date }: OwnExercise): string | undefined => {
  if (isClosed) return "Link closed";
  return due_date === DUE_DATE ? undefined : `Open until ${day.format(Date.parse(due_date))}`;
};

/** "French, class 10B": its language, and the classes that have it. */
export const whoseWords = ({ language }: OwnExercise, classes: readonly string[]): string =>
  classes.length === 0 ? language : `${language}, class ${classes.join(", ")}`;

/** "28 results"; undefined as long as they are not counted. */
export const finishedWords = (finished: number | undefined): string | undefined =>
  finished === undefined ? undefined : counted(finished, "result");
