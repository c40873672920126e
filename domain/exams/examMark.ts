import * as z from "zod";

/** Characters of a quote: the beginning of a long answer. */
export const QUOTE_MAX_CHARACTERS = 120;
/** The most that are shown for one criterion. */
export const QUOTES_MAX = 3;

const quote = z.object({
  /** The number of the answer that it stands in, letter for letter. */
  turn: z.number(),
  text: z.string().max(QUOTE_MAX_CHARACTERS),
  /** What it shows, in English; "" where `because` says it. */
  shows: z.string(),
});
export type Quote = z.output<typeof quote>;

const criterionMark = z.object({
  name: z.string(),
  /** What full marks ask for. */
  wants: z.string(),
  /** Left out where it can't be marked; `because` says why. */
  mark: z.number().optional(),
  of: z.number(),
  /** Why it is what it is, a sentence. */
  because: z.string(),
  quotes: z.array(quote).max(QUOTES_MAX),
});
export type CriterionMark = z.output<typeof criterionMark>;

/** A practice mark by an exam's criteria, as it is kept with a result: whole, because packs change and results don't. */
export const examMark = z.object({
  /** What the exercise had chosen; a later version of Viva may not know it any more. */
  exam: z.string(),
  /** The pack's version. */
  version: z.number(),
  /** "AQA GCSE, from 2026, Higher". */
  label: z.string(),
  part: z.string(),
  /** Out of what could be marked. */
  mark: z.number(),
  of: z.number(),
  criteria: z.array(criterionMark),
  /** What a reader has to know of this mark, a sentence each. */
  notes: z.array(z.string()),
});
export type ExamMark = z.output<typeof examMark>;

/** "7 / 10", the way a grade is written. */
export const examGrade = ({ mark, of }: Pick<ExamMark, "mark" | "of">): string => `${mark} / ${of}`;
