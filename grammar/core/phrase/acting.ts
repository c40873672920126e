import type { Slot } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";
import { shared } from "./slot.ts";

/** Spanish: "mi hermano limpia la casa", "mi abuela vivo con …": what would not agree with its noun is a verb where more follows. */
export const isActing = ({ words, compiled }: ParsedAnswer, word: Word, slots: readonly Slot[]): boolean => {
  const next = words[word.at + 1];
  return (
    compiled.definition.spanish !== undefined &&
    word.verbs.some(({ person, mood }) => (person === 0 || person === 2) && mood !== "subjunctive") &&
    next?.afterPause === false &&
    !compiled.lists.joining.has(next.lower) &&
    !word.adjectives.some((each) => shared(each.slots, slots).length > 0)
  );
};
