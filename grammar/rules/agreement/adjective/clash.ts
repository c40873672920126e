import type { AdjectiveReading } from "../../../core/lexicon.ts";
import type { Slot } from "../../../core/morphology.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { genderName, numberOf, shared } from "../../../core/phrase/slot.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { isUnchanging } from "./unchanging.ts";

const clashing = defineRule({
  id: "adjective.agreement",
  message: (wanted: string) => `Adjective agreement: the noun or pronoun is ${wanted}.`,
});

/** Something an adjective is about: its slots, and in German the determiner that decides on the ending. */
type Governor = { slots: readonly Slot[]; determiner?: string };

/** May this form of an adjective be about it? */
const fits = (
  { compiled }: ParsedAnswer,
  reading: AdjectiveReading,
  { slots, determiner }: Governor,
): boolean => {
  const ends = reading.form !== reading.lemma && determiner !== undefined;
  const own = (ends && compiled.definition.adjectiveSlots?.(determiner, reading.form)) || reading.slots;
  return shared(own, slots).length > 0;
};

/** The one form of an adjective that fits, if there is only one. */
const fittingForm = (
  answer: ParsedAnswer,
  { lemma }: AdjectiveReading,
  about: Governor,
): string | undefined => {
  const listed = answer.compiled.lexicon.inflected.get(lemma);
  const forms = listed
    ? listed.flatMap((other) => ("opinion" in other && fits(answer, other, about) ? other.form : []))
    : answer.compiled.definition
        .inflectAdjective([lemma], false)
        .flatMap(({ form, slots }) => (shared(slots, about.slots).length > 0 ? form : []));
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};

/** What is wrong with an adjective, if anything; the finding begins at `first`. */
export const clash = (
  answer: ParsedAnswer,
  first: Word,
  adjective: Word,
  about: Governor,
  spoken: boolean,
): Finding[] => {
  const [reading] = adjective.adjectives;
  const { slots } = about;
  if (!reading || slots.length === 0) return [];
  if (adjective.adjectives.some((each) => fits(answer, each, about))) return [];
  if (isUnchanging(answer, adjective)) return [];
  const { definition } = answer.compiled;
  const right = fittingForm(answer, reading, about);
  if (spoken && right && definition.sound(right) === definition.sound(adjective.lower)) return [];
  const [slot = ""] = slots;
  const genders = new Set(slots.map((each) => each[0]));
  const wanted = genders.size > 1 ? numberOf(slot) : `${genderName(slot)} ${numberOf(slot)}`;
  return [
    findingAt(first, adjective, {
      ...clashing(wanted),

      ...(right && { right: answer.text.slice(first.start, adjective.start) + right }),
    }),
  ];
};
