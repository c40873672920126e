import * as z from "zod";
import { languages } from "../../domain/exercise.ts";

/** Marks are told in stars, as a student sees them: 0–5. */
export const STARS = 5;
const stars = z.number().int().min(0).max(STARS);

/** One line of a file of lessons with the marks that a person gave. */
export const gradedLesson = z.object({
  language: z.enum(languages),
  objective: z.string().default(""),
  lines: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })).min(1),
  marks: z.object({ overall: stars, vocabulary: stars, grammar: stars }),
  /** Why these marks. */
  reason: z.string().nullish(),
});

export type GradedLesson = z.output<typeof gradedLesson>;
export const markNames = ["overall", "vocabulary", "grammar"] as const;
export type Marks = GradedLesson["marks"];
