import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isDegree, type Word } from "../word.ts";

/** "ein mollig-warmer Pullover": no table knows the adjective, but its ending and the noun behind it tell. */
const looksDescribing = (
  { words, compiled }: ParsedAnswer,
  { at, lower, capital, nouns, verbs }: Word,
): boolean =>
  compiled.definition.german !== undefined &&
  words[at + 1]?.capital === true &&
  words[at + 1]?.afterPause === false &&
  !capital &&
  nouns.length + verbs.length === 0 &&
  /.{3}e[nmrs]?$/.test(lower) &&
  !compiled.lexicon.known.has(lower);

/** The adjectives that stand side by side from this place on. */
export const adjectivesFrom = (answer: ParsedAnswer, from: number): Word[] => {
  const { words } = answer;
  const describes = (word: Word | undefined): boolean =>
    word !== undefined &&
    !word.afterPause &&
    // "mit meiner klasse bäume gepflanzt"
    !(word.lower === "klasse" && word.nouns.length > 0 && words[word.at - 1]?.lower !== "eine") &&
    (word.adjectives.length > 0 || looksDescribing(answer, word));
  let to = from;
  while (describes(words[to])) to += 1;
  return words.slice(from, to);
};

/** "un livre très intéressant": adverbs of degree may stand before what describes the noun, unless it may be one itself. */
export const adjectivesBehind = (answer: ParsedAnswer, noun: Word): Word[] => {
  const { definition } = answer.compiled;
  const [, degree, next, behind] = answer.words.slice(noun.at, noun.at + 4);
  const led = degree && !degree.afterPause && isDegree(answer.compiled, degree);
  // "una ciudad muy bonita | …": in Spanish it stands before a noun only where one follows.
  const ends = definition.dropsSubjects && !(behind && !behind.afterPause && behind.nouns.length > 0);
  const early = !ends && next?.adjectives.some((reading) => reading.early);
  if (!led || !next || next.afterPause || early) return adjectivesFrom(answer, noun.at + 1);
  return adjectivesFrom(answer, noun.at + 2).slice(0, 1);
};
