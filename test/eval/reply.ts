import * as z from "zod";
import { languages, levels } from "../../domain/exercise.ts";
import type { Moment } from "../../lambdas/partner/partner.ts";
import { momentOf } from "./sample.ts";

/** One line of a file of replies: what Mark could well say to an answer, at a level. */
export const goodReply = z.object({
  language: z.enum(languages),
  level: z.enum(levels),
  /** What he has to do: react before a set question (`next`), ask something himself, or say goodbye. */
  kind: z.enum(["question", "follow-up", "closing"]),
  asked: z.string(),
  answer: z.string(),
  reply: z.string(),
  next: z.string().optional(),
});
export type GoodReply = z.output<typeof goodReply>;

/** The moment in a lesson at which it is said. */
export const momentBefore = ({ language, level, kind, asked, answer, next = "" }: GoodReply): Moment => {
  const moment = momentOf({ language, question: asked, answer });
  return {
    ...moment,
    exercise: { ...moment.exercise, level, context_0: [asked, next].join(";") },
    next: kind === "question" ? { kind, question: { text: next } } : { kind },
  };
};
