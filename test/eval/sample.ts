import * as z from "zod";
import { blankExercise, languages } from "../../domain/exercise.ts";
import type { Moment } from "../../lambdas/partner/partner.ts";

/** One line of a file of answers; what else stands in it is passed over. */
export const sample = z.object({
  language: z.enum(languages),
  question: z.string(),
  answer: z.string(),
  /** Was it said rather than typed? Then nothing is told of its spelling. */
  spoken: z.boolean().nullish(),
  /** Is there nothing wrong with it? */
  correct: z.boolean(),
  /** What is wrong with it, or why it is right, for the person who judges the tips. */
  note: z.string().nullish(),
});

/** An answer of a learner's to a question, and whether it is correct. */
export type Sample = z.output<typeof sample>;

/** The moment in a lesson at which this answer has been given; nothing is known of the question but its words. */
export const momentOf = ({
  language,
  question,
  answer,
  spoken,
}: Pick<Sample, "language" | "question" | "answer" | "spoken">): Moment => ({
  exercise: {
    ...blankExercise,
    assignment_id: "eval",
    ownerId: "eval",
    activity: "Conversation About Topic",
    language,
    questionNotes: [],
  },
  lines: [
    { role: "assistant", content: question },
    { role: "user", content: answer },
  ],
  asked: { text: question },
  next: { kind: "closing" },
  spoken: spoken ?? false,
});
