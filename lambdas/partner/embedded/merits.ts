import type { Answer } from "./answer.ts";
import { clauseAround } from "./clause.ts";
import type { Word } from "./word.ts";

/** What makes an answer worth more than its being correct. */
export type Merits = {
  /** Different words that can be made out: neither gibberish nor a word said twice makes an answer longer. */
  words: number;
  /** Conjugated verbs, each in a clause of other words: the exam counts clauses by them. */
  clauses: number;
  opinion: boolean;
  reason: boolean;
};

const isWord = ({ speech }: Answer, { lower, opens, capital, nouns, verbs, adjectives }: Word): boolean =>
  nouns.length + verbs.length + adjectives.length > 0 ||
  speech.lexicon.known.has(lower) ||
  (capital && !opens) ||
  /^\d/.test(lower);

/** Verbs, by their English, that give an opinion in whatever person and tense, but no wish: "nous adorons la mer", not "on aimerait". */
const JUDGING = new Set("like,love,appreciate,prefer,hate,detest,please,delight,believe".split(","));

const countIn = (answer: Answer): Merits => {
  const { speech, words, uses, plain } = answer;
  const clauses = uses.map(({ at, verb }) => {
    const [from, to] = clauseAround(speech, words, at);
    return `${verb.lemma}: ${words
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(" ")}`;
  });
  return {
    words: new Set(words.filter((word) => isWord(answer, word)).map(({ lower }) => lower)).size,
    clauses: new Set(clauses).size,
    opinion:
      speech.lists.opinions.heardIn(plain).length > 0 ||
      uses.some(({ verb, tenses }) => JUDGING.has(verb.gloss) && !tenses.includes("conditional")) ||
      words.some(({ adjectives }) => adjectives.some(({ opinion }) => opinion !== "neutral")),
    reason: speech.lists.reasons.heardIn(plain).length > 0,
  };
};

/** Tip and score ask for the same merits. */
const found = new WeakMap<Answer, Merits>();

/** What an answer has to its credit, whatever mistakes are in it. */
export const meritsOf = (answer: Answer): Merits => {
  const merits = found.get(answer) ?? countIn(answer);
  found.set(answer, merits);
  return merits;
};
