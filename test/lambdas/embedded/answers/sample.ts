import type { Tense } from "../../../../domain/exercise.ts";
import type { Kind } from "../../../../lambdas/partner/embedded/tongue.ts";

/** What a learner answered, and the kinds of tip that would be right about it. */
export type WrongAnswer = readonly [answer: string, kinds: readonly Kind[], tense?: Tense];
export type Sample = { right: readonly string[]; wrong: readonly WrongAnswer[] };
