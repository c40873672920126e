import type { Tense } from "../../domain/exercise.ts";
import type { ParsedAnswer } from "./parsedAnswer.ts";

/** What a question wants to hear, beyond its topic. */
export type Demand = "who" | "where" | "when" | "why" | "opinion" | "number" | "transport" | "action";

/** The question that an answer is to, as far as rules of grammar look at it. */
export type ParsedQuestion = {
  question: {
    text: string;
    /** The tense that it asks for, where that is known. */
    tense?: Tense | undefined;
    /** Is it the student who is to ask something here? */
    studentAsks?: boolean | undefined;
  };
  reading: ParsedAnswer;
  /** What it wants to hear, the most important first. */
  demands: readonly Demand[];
  /** Does it begin with a question word, or is it a request, so that yes and no are no answers? */
  open: boolean;
};
