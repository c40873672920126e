import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../core/word.ts";

export const agrees = (
  { compiled }: ParsedAnswer,
  verb: Word | undefined,
  subject: Word | undefined,
): boolean => {
  const persons = subject ? compiled.subjects.get(subject.lower)?.persons : undefined;
  return verb?.verbs.some(({ person }) => person !== undefined && persons?.includes(person)) ?? false;
};

/** The place behind one adverbial that begins at `place`: "gestern", "am Samstag", "letztes Wochenende"; or `place`. */
export const behindAdverbial = (answer: ParsedAnswer, place: number): number => {
  const { words, compiled } = answer;
  const word = words[place];
  if (!word) return place;
  for (const length of [3, 2, 1]) {
    const phrase = words
      .slice(place, place + length)
      .map(({ lower }) => lower)
      .join(" ");
    if (compiled.fronted.has(phrase)) return place + length;
  }
  const timed = compiled.timing.has(word.lower) && (words[place + 1]?.nouns.length ?? 0) > 0;
  if (timed) return place + 2;
  if (DAY.test(word.lower)) return place + 1;
  // "als Kind"
  if (word.lower === "als" && (words[place + 1]?.nouns.length ?? 0) > 0) return place + 2;
  // "zweimal pro Woche"
  if (OFTEN.test(word.lower)) return words[place + 1]?.lower === "pro" ? place + 3 : place + 1;
  if (!compiled.lists.prepositions.has(word.lower)) return place;
  const melted = phraseAt(answer, place);
  const inside = melted ?? phraseAt(answer, place + 1);
  if (inside) return inside.noun.at + 1;
  // "vor zwei Jahren"
  // "zum Schluss", "nach dem Spieleabend": no table has the noun
  const led = isNumber(answer, words[place + 1]) || isDeterminer(compiled, words[place + 1]);
  const noun = words[led ? place + 2 : place + 1];
  const known =
    !noun ||
    noun.afterPause ||
    (noun.nouns.length === 0 &&
      (!(led || /^(?:[iab]m|zu[mr]|beim)$/.test(word.lower)) || compiled.lexicon.known.has(noun.lower)));
  return known ? place : noun.at + 1;
};

const DAY = /^(?:mon|diens|donners|frei|sams|sonn)tag(?:s|abend|nachmittag|morgen|vormittag)?$|^mittwoch/;

const OFTEN = /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|manch|\d)mal$/;

const isNumber = ({ compiled }: ParsedAnswer, word: Word | undefined): boolean =>
  word !== undefined && (/^\d/.test(word.lower) || compiled.lists.numbers.has(word.lower));
