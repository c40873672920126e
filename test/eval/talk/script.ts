import * as z from "zod";
import { activityNames, blankExercise, type Exercise, languages, levels } from "../../../domain/exercise.ts";

/** A student's lesson: what it is about, and what they say, one answer after the other. */
export const scriptShape = z.object({
  id: z.string(),
  language: z.enum(languages),
  level: z.enum(levels).default("GCSE - Higher"),
  activity: z.enum(activityNames).default("Conversation About Topic"),
  title: z.string().default(""),
  objective: z.string().default(""),
  theme: z.string().default(""),
  /** The set questions of a role play or a general conversation. */
  questions: z.array(z.string()).default([]),
  /** Who the student is, for the reader of a transcript: weak, average, strong, odd, sad, rude, silent or curious. */
  student: z.string().default(""),
  spoken: z.boolean().default(false),
  answers: z.array(z.string()),
});
export type Script = z.output<typeof scriptShape>;

/** The exercise that a script is played on. */
export const exerciseOf = ({
  id,
  language,
  level,
  activity,
  title,
  objective,
  theme,
  questions,
}: Script): Exercise => ({
  ...blankExercise,
  assignment_id: id,
  ownerId: "teacher",
  language,
  level,
  activity,
  title,
  objective,
  theme,
  context_0: questions.join(";"),
  questionNotes: questions.map(() => ({})),
});
