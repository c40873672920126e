import type { Opening } from "../../../domain/conversation.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";

/** What Mark says before a passage, and the passage. */
export type Reading = { greeting: string; passage: string };

/**
 * The passage that a read-along's opening ends with, undefined in every other exercise. It is its own model answer, which
 * tells where it begins.
 */
export const readingIn = (
  { activity }: Pick<PublicExercise, "activity">,
  { message, options }: Opening,
): Reading | undefined =>
  activity === "Read Along Passage" && options !== "" && message.endsWith(options)
    ? { greeting: message.slice(0, -options.length).trim(), passage: options }
    : undefined;
