import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import type { Pattern } from "./pattern.ts";

/** The words that a pattern catches, one for each of its elements. */
type Caught = readonly (Word | undefined)[];

/** Words that "..." spans. */
const GAP_MAX = 7;

const before = (caught: Word | undefined, behind: Caught | undefined): Caught | undefined =>
  behind && [caught, ...behind];

const follow = (
  answer: ParsedAnswer,
  pattern: Pattern,
  step: number,
  at: number,
  first: number,
): Caught | undefined => {
  const element = pattern[step];
  if (!element) return [];
  const word = answer.words[at];
  const open = word !== undefined && (at === first || !word.afterPause);
  const next = step + 1;
  // Where the element catches the word, and where it catches none: what follows it.
  const taking = (skipped = 0) => before(word, follow(answer, pattern, next, at + 1 + skipped, first));
  const passing = (from = first) => before(undefined, follow(answer, pattern, next, at, from));
  switch (element.kind) {
    case "^":
      return !word || word.afterPause ? passing() : undefined;
    case "$":
      if (!open) return passing();
      return element.fits(word, answer) ? taking() : undefined;
    case ",":
      return passing(at);
    case "(":
    case ")":
      return passing();
    case "!":
      return open && element.fits(word, answer) ? undefined : passing();
    case "~": {
      const last = word?.afterPause ? undefined : answer.words[at - 1];
      return last && element.fits(last, answer) ? undefined : passing();
    }
    case "...": {
      for (let from = at; from <= at + GAP_MAX; from += 1) {
        const found = follow(answer, pattern, next, from, from);
        if (found) return [undefined, ...found];
      }
      return undefined;
    }
    case "+": {
      const skips = open && answer.compiled.lists.between.has(word.lower);
      return passing() ?? (skips ? follow(answer, pattern, step, at + 1, first) : undefined);
    }
    case "word": {
      const fits = open && element.fits(word, answer);
      const taken = fits ? (taking() ?? behindAdverb(answer, element.denied, at, taking)) : undefined;
      return taken ?? (element.optional ? passing() : undefined);
    }
  }
};

/** "il obéit presque toujours ses parents": the pattern goes on behind the adverb. */
const behindAdverb = (
  { words, compiled }: ParsedAnswer,
  denied: boolean | undefined,
  at: number,
  taking: (skipped: number) => Caught | undefined,
): Caught | undefined => {
  const skipped = denied === undefined ? 0 : (compiled.definition.adverbial?.(words, at + 1, denied) ?? 0);
  return skipped > 0 ? taking(skipped) : undefined;
};

/** The words that a pattern catches from `place` on, one for each of its elements; undefined where it does not fit. */
export const caughtAt = (answer: ParsedAnswer, pattern: Pattern, place: number): Caught | undefined =>
  follow(answer, pattern, 0, place, place);
