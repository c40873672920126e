import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { joined } from "../../../core/phrase/form.ts";
import type { Phrase } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";

/** What the letters of the cases that a preposition takes stand for. */
export const names: Readonly<Record<string, string>> = { a: "accusative", d: "dative", g: "genitive" };

/** Can a masculine phrase be nothing but a nominative? A genitive counts only where it is told to. */
export const isNominative = ({ offered, needed }: Phrase, mayOwn = false): boolean => {
  const slots = shared(offered, needed).filter((slot) => mayOwn || !slot.endsWith("g"));
  return slots.length > 0 && slots.every((slot) => slot === "msn");
};

/** The phrase in one of these cases, if only one form is possible: "meine Freunde" → "meinen Freunden". */
export const inCase = (answer: ParsedAnswer, phrase: Phrase, cases: string): string | undefined => {
  if (phrase.early.length > 0) return undefined;
  const numbers = new Set(shared(phrase.offered, phrase.needed).map((slot) => slot[1]));
  const lemma = phrase.noun.nouns[0]?.lemma.toLowerCase() ?? "";
  const forms = (answer.compiled.lexicon.inflected.get(lemma) ?? []).flatMap(({ form, slots }) =>
    slots
      .filter((slot) => numbers.has(slot[1]) && cases.includes(slot.slice(2)))
      .map((slot) => joined(answer, phrase.family, slot, form)),
  );
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};
