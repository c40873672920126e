import type { Person } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../core/word.ts";

/** Who or what a clause is about: "meine beiden Brüder", "Anna und ich", "alle meine Freunde", with the persons its verb may be in. */
export type Doer = { first: Word; last: Word; persons: readonly Person[] };

const ONE = /^(?:das|alles|jede[rs]?|jemand|niemand|keiner|nichts|etwas|dies)$/;
const MANY = /^(?:alle|viele|beide|einige|manche)$/;
/** The persons that a nominative in one of these slots asks for. */
export const personsOf = (slots: readonly string[]): Person[] => [
  ...new Set(slots.flatMap((slot): Person[] => (slot.endsWith("n") ? [slot[1] === "p" ? 5 : 2] : []))),
];

const one = (answer: ParsedAnswer, place: number): Doer | undefined => {
  const { words, compiled } = answer;
  const [first, next] = [words[place], words[place + 1]];
  if (!first) return undefined;
  const pronoun = compiled.subjects.get(first.lower);
  const phrase = phraseAt(answer, place);
  // "ihr Essen"
  if (pronoun && !phrase) return { first, last: first, persons: pronoun.persons };
  if (/^(?:alle|auch|sogar)$/.test(first.lower) && isDeterminer(compiled, next) && !next?.afterPause) {
    const rest = one(answer, place + 1);
    return rest && { ...rest, first };
  }
  if (phrase) {
    const persons = personsOf(ruledSlots(phrase));
    const timed = compiled.lists.times.has(phrase.noun.lower);
    return persons.length > 0 && !timed ? { first, last: phrase.noun, persons } : undefined;
  }
  // "die Texte", "mein Stiefbruder": no table has the noun, but its article tells.
  let at = place + 1;
  while ((words[at]?.adjectives.length ?? 0) > 0 && words[at]?.nouns.length === 0) at += 1;
  const last = words[at];
  const persons = personsOf((compiled.determiners.get(first.lower) ?? []).map(({ slot }) => slot));
  // "viele Fische": a verb as well, as it is heard
  const shares = last?.nouns.some(({ slots }) => personsOf(slots).some((each) => persons.includes(each)));
  const isNoun = shares
    ? !compiled.definition.german?.relative.includes(first.lower)
    : last && !compiled.lexicon.known.has(last.lower);
  if (persons.length > 0 && last && !last.afterPause && isNoun) return { first, last, persons };
  if (ONE.test(first.lower)) return { first, last: first, persons: [2] };
  if (MANY.test(first.lower)) return { first, last: first, persons: [5] };
  // "Hunde", "Anna"
  const { nouns, verbs, adjectives, capital, lower } = first;
  const bare = personsOf(nouns.flatMap(({ slots }) => slots));
  const named = capital && nouns.length === 0 && !compiled.lexicon.known.has(lower);
  if (verbs.length + adjectives.length > 0 || !(named || (bare.length === 1 && bare[0] === 5)))
    return undefined;
  return { first, last: first, persons: named ? [2] : [5] };
};

/** What begins at `place` and may be the subject of a verb; several joined by "und" count as one. */
export const doerAt = (answer: ParsedAnswer, place: number): Doer | undefined => {
  const doer = one(answer, place);
  const and = doer && answer.words[doer.last.at + 1];
  const second = and?.lower === "und" && !and.afterPause ? one(answer, and.at + 1) : undefined;
  if (!doer || !second || second.first.afterPause) return doer;
  return { ...doer, last: second.last, persons: second.persons.includes(0) ? [3] : [5] };
};

export const isDone = (verb: Word | undefined, { persons }: Doer): boolean =>
  verb?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;
