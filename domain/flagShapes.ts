import * as z from "zod";
import { activityNames } from "./exercise.ts";
import { sentence } from "./fieldShapes.ts";
import { NOTE_MAX_CHARACTERS } from "./limits.ts";
import { flagKinds } from "./safeguarding.ts";

/** One flagged answer: its words, cut after FLAGGED_MAX_CHARACTERS, what for, and when (epoch ms). */
export const flaggedAnswer = z.object({
  words: z.string(),
  flags: z.array(z.enum(flagKinds)),
  at: z.number(),
});
export type FlaggedAnswer = z.output<typeof flaggedAnswer>;

/** By whom an attempt's flags were reviewed, when (epoch ms), and what was noted; no student is ever shown it. */
const flagReview = z.object({ by: z.string(), at: z.number(), note: z.string() });
export type FlagReview = z.output<typeof flagReview>;

/** A flagged attempt as the exercise's owner sees it. */
export const flaggedAttempt = z.object({
  assignment_id: z.string(),
  title: z.string(),
  activity: z.enum(activityNames),
  attempt: z.string(),
  studentId: z.string(),
  class_id: z.string(),
  /** When something was flagged last (epoch ms). */
  flaggedAt: z.number(),
  /** Is there a result that can be read? */
  isFinished: z.boolean(),
  answers: z.array(flaggedAnswer),
  /** Left out until somebody has reviewed it. */
  review: flagReview.optional(),
  /** False once it is reviewed, and nothing has been flagged since. */
  isOpen: z.boolean(),
});
export type FlaggedAttempt = z.output<typeof flaggedAttempt>;

/** An empty note is enough. */
export const reviewing = z.object({
  note: z
    .string(sentence("The note is a text."))
    .trim()
    .max(NOTE_MAX_CHARACTERS, sentence(`Please keep the note to ${NOTE_MAX_CHARACTERS} characters.`)),
});
