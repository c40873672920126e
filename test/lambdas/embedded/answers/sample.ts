import type { Tense } from "../../../../domain/exercise.ts";
import type { MistakeKind } from "../../../../domain/mistakes.ts";

/** What a learner answered, and the kinds of tip that would be right about it. */
export type WrongAnswer = readonly [answer: string, kinds: readonly MistakeKind[], tense?: Tense];
export type Sample = { right: readonly string[]; wrong: readonly WrongAnswer[] };
