import type { ParsedAnswer } from "./parsedAnswer.ts";
import { phraseAt, ruledSlots } from "./phrase/phrase.ts";
import type { Word } from "./word.ts";

/** German: a noun that a verb may be about, with its number: "meine Freunde", "zwei Hunde", "viele Leute", "Handys". */
export type Named = {
  first: Word;
  last: Word;
  number: "s" | "p";
  /** Can it be nothing but a nominative? */
  isSubject: boolean;
};

/** "jeder", "niemand": one, whoever that is. */
const ANYONE = /^(?:jeder|keiner|niemand|jemand)$/;

/** What is named at `place`, if its number is certain and no preposition rules it; without an article only a plural. */
export const namedAt = (answer: ParsedAnswer, place: number): Named | undefined => {
  const { words, compiled } = answer;
  const first = words[place];
  const phrase = phraseAt(answer, place);
  if (!first) return undefined;
  // "meine zwei Schwestern"
  const next = compiled.determiners.has(first.lower) ? words[place + 1] : undefined;
  if (
    next &&
    !phrase &&
    compiled.lists.numbers.has(next.lower) &&
    !next.afterPause &&
    !/^ein/.test(next.lower)
  ) {
    const rest = namedAt(answer, place + 1);
    return rest && { ...rest, first };
  }
  if (!phrase && ANYONE.test(first.lower)) return { first, last: first, number: "s", isSubject: true };
  const counts = compiled.lists.numbers.has(first.lower) && !/^ein/.test(first.lower);
  const noun = phrase?.noun ?? (counts ? words[place + 1] : first);
  const before = first.afterPause ? "" : (words[place - 1]?.lower ?? "");
  if (!noun || (noun !== first && noun.afterPause) || compiled.lists.times.has(noun.lower)) return undefined;
  // "Handys" is "of the mobile" as well, but not without an article.
  const own = (phrase ? ruledSlots(phrase) : noun.nouns.flatMap(({ slots }) => slots)).filter(
    (slot) => phrase || slot[1] === "p" || !slot.endsWith("g"),
  );
  const slots = own.filter((slot) => slot.endsWith("n"));
  const number = slots[0]?.[1] === "p" ? "p" : "s";
  const isBare =
    !phrase &&
    (number === "s" ||
      noun.verbs.length + noun.adjectives.length > 0 ||
      compiled.lists.prepositions.has(before) ||
      (!counts && compiled.determiners.has(before)));
  if (slots.length === 0 || isBare || own.some((slot) => slot[1] !== number)) return undefined;
  return { first, last: noun, number, isSubject: own.every((slot) => slot.endsWith("n")) };
};
