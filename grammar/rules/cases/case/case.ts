import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";
import type { Check, Finding } from "../../../engine/finding.ts";
import { inList } from "./list.ts";
import { asObject } from "./object.ts";
import { inPair } from "./pair.ts";
import { afterPreposition } from "./preposition.ts";

const parts: readonly ((answer: ParsedAnswer, phrase: Phrase) => Finding[])[] = [
  afterPreposition,
  asObject,
  inList,
  inPair,
];

/** German: phrases whose gender is right, but not their case: "mit mein Bruder", "ich habe ein Hund". */
export const caseOf: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : answer.words.flatMap((_, place) => {
        const phrase = phraseAt(answer, place);
        if (!phrase || shared(phrase.offered, phrase.needed).length === 0) return [];
        return parts.flatMap((part) => part(answer, phrase));
      });
