import { QUOTE_MAX_CHARACTERS } from "../../../domain/exams/examMark.ts";
import type { EvidenceKind } from "../../../domain/exams/pack.ts";
import type { Tense } from "../../../domain/exercise.ts";

/**
 * One thing that was found in one answer and counts for one kind of criterion. A criterion is marked by the evidence of its
 * own kind and by nothing else, so that what is taken away there changes no other mark.
 */
export type Evidence = {
  by: EvidenceKind;
  /** Of a task, its place among the tasks, from 0. */
  task?: number;
  /** The number of the answer. */
  turn: number;
  /** The student's own words, letter for letter; "" where there are none to be quoted. */
  text: string;
  /** What it counts: of a task 0–2, of everything else 0–1. */
  worth: number;
  /** What it shows, in English. */
  shows: string;
  tense?: Tense | undefined;
  /** Is it a question that was asked, rather than one that was taken up? */
  asks?: boolean;
};

/** The beginning of these words up to a whole word, as it stands in what was `said`; "" where it does not stand there. */
export const quoteOf = (said: string, words: string): string => {
  const text = words.trim();
  const cut =
    text.length <= QUOTE_MAX_CHARACTERS
      ? text
      : text.slice(0, text.lastIndexOf(" ", QUOTE_MAX_CHARACTERS)).slice(0, QUOTE_MAX_CHARACTERS);
  return said.includes(cut) ? cut : "";
};
