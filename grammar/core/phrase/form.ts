import type { AdjectiveReading, NounReading } from "../lexicon.ts";
import type { Family, Slot } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { shared } from "./slot.ts";

/** A determiner of this family as it is said before `next`: "l'école", "mon amie". */
export const joined = (
  { compiled }: Pick<ParsedAnswer, "compiled">,
  family: Family,
  slot: Slot,
  next: string,
): string | undefined => {
  const [usual, softened = usual] = (family[slot] ?? "").split(" ");
  const form = (compiled.definition.softens(next) ? softened : usual)?.replaceAll("_", " ");
  if (!form) return undefined;
  return form.endsWith("'") ? `${form}${next}` : `${form} ${next}`;
};

/** The form of a noun or an adjective that goes with one of the slots, if the lexicon leaves no doubt. */
export const formFor = (
  { compiled }: ParsedAnswer,
  reading: NounReading | AdjectiveReading,
  slots: readonly Slot[],
): string | undefined => {
  const forms = (compiled.lexicon.inflected.get(reading.lemma.toLowerCase()) ?? [])
    .filter((other) => "opinion" in other === "opinion" in reading && shared(other.slots, slots).length > 0)
    .map(({ form }) => form);
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};
