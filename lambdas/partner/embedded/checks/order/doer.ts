import type { Answer } from "../../answer.ts";
import type { Person } from "../../morphology.ts";
import { phraseAt, ruledSlots } from "../../phrase.ts";
import { isDeterminer, type Word } from "../../word.ts";

/** Who or what a clause is about: "meine beiden Brüder", "Anna und ich", "alle meine Freunde", with the persons its verb may be in. */
export type Doer = { first: Word; last: Word; persons: readonly Person[] };

const ONE = /^(?:das|alles|jede[rs]?|jemand|niemand|keiner|nichts|etwas|dies)$/;
const MANY = /^(?:alle|viele|beide|einige|manche|die)$/;
const personsOf = (slots: readonly string[]): Person[] => [
  ...new Set(slots.flatMap((slot): Person[] => (slot.endsWith("n") ? [slot[1] === "p" ? 5 : 2] : []))),
];

const one = (answer: Answer, place: number): Doer | undefined => {
  const { words, speech } = answer;
  const [first, next] = [words[place], words[place + 1]];
  if (!first) return undefined;
  const pronoun = speech.subjects.get(first.lower);
  if (pronoun) return { first, last: first, persons: pronoun.persons };
  if (/^(?:alle|auch|sogar)$/.test(first.lower) && isDeterminer(speech, next) && !next?.afterPause) {
    const rest = one(answer, place + 1);
    return rest && { ...rest, first };
  }
  const phrase = phraseAt(answer, place);
  if (phrase) {
    const persons = personsOf(ruledSlots(phrase));
    const timed = speech.lists.times.has(phrase.noun.lower);
    return persons.length > 0 && !timed ? { first, last: phrase.noun, persons } : undefined;
  }
  // "die Texte", "mein Stiefbruder": no table has the noun, but its article tells.
  let at = place + 1;
  while ((words[at]?.adjectives.length ?? 0) > 0 && words[at]?.nouns.length === 0) at += 1;
  const last = words[at];
  const persons = personsOf((speech.determiners.get(first.lower) ?? []).map(({ slot }) => slot));
  if (persons.length > 0 && last && !last.afterPause && !speech.lexicon.known.has(last.lower))
    return { first, last, persons };
  return ONE.test(first.lower)
    ? { first, last: first, persons: [2] }
    : MANY.test(first.lower)
      ? { first, last: first, persons: [5] }
      : undefined;
};

/** What begins at `place` and may be the subject of a verb; several joined by "und" count as one. */
export const doerAt = (answer: Answer, place: number): Doer | undefined => {
  const [doer, joint] = [one(answer, place), (at: number) => answer.words[at]];
  const and = doer && joint(doer.last.at + 1);
  const second = and?.lower === "und" && !and.afterPause ? one(answer, and.at + 1) : undefined;
  if (!doer || !second || second.first.afterPause) return doer;
  return { ...doer, last: second.last, persons: second.persons.includes(0) ? [3] : [5] };
};

export const isDone = (verb: Word | undefined, { persons }: Doer): boolean =>
  verb?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;
