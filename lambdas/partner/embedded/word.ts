import type { AdjectiveReading, NounReading, VerbReading } from "./lexicon.ts";
import type { Speech } from "./speech.ts";
import type { Token } from "./token.ts";

/** A word of an answer with everything it may be. */
export type Word = Token & {
  /** Its place among the words. */
  at: number;
  nouns: readonly NounReading[];
  verbs: readonly VerbReading[];
  adjectives: readonly AdjectiveReading[];
};

/** Is this a determiner, a subject pronoun? Words are asked, not places: "le" may be either. */
export const isDeterminer = (speech: Speech, word: Word | undefined): boolean =>
  word !== undefined && speech.determiners.has(word.lower);

export const isSubject = (speech: Speech, word: Word | undefined): boolean =>
  word !== undefined && speech.subjects.get(word.lower) !== undefined;

/** German plurals look like infinitives: "spielen" is conjugated only next to a subject that may be plural. */
export const looksInfinite = (speech: Speech, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!speech.tongue.german || !word?.verbs.some(({ mood }) => mood === "infinitive")) return false;
  const [before, after] = [words[place - 1], words[place + 1]];
  const isPlural = (next: Word | undefined) =>
    isSubject(speech, next) || next?.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"));
  // "… und haben dort gewohnt": an infinitive would stand at the end.
  if (before && speech.lists.joining.has(before.lower) && after && !after.afterPause) return false;
  return before?.lower === "zu" || ![before, after].some(isPlural);
};

/** "und" joins two clauses only where a conjugated verb follows it before the next pause: not in "mit Tom und Anna". */
const joinsClauses = (speech: Speech, words: readonly Word[], place: number): boolean => {
  const { lists } = speech;
  for (const word of words.slice(place + 1)) {
    if (word.afterPause || lists.joining.has(word.lower) || lists.subordinating.has(word.lower)) return false;
    const conjugated = word.verbs.some(({ person }) => person !== undefined) && !isDeterminer(speech, word);
    if (conjugated && !looksInfinite(speech, words, word.at)) return true;
  }
  return false;
};

const beginsClause = (speech: Speech, words: readonly Word[], place: number): boolean => {
  const { joining, subordinating, comparing } = speech.lists;
  const word = words[place];
  if (!word || word.afterPause || subordinating.has(word.lower) || comparing.has(word.lower)) return true;
  return joining.has(word.lower) && joinsClauses(speech, words, place);
};

/** Where the words of this one's clause begin and end: clauses are parted by pauses and by conjunctions. */
export const clauseAround = (
  speech: Speech,
  words: readonly Word[],
  place: number,
): [from: number, to: number] => {
  let from = place;
  while (from > 0 && !beginsClause(speech, words, from)) from -= 1;
  let to = place + 1;
  while (to < words.length && !beginsClause(speech, words, to)) to += 1;
  return [from, to];
};
