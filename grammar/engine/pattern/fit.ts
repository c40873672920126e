import type { VerbReading } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { classes } from "./classes.ts";

/** Whether a word of an answer is what an element of a pattern says. */
export type Fit = (word: Word, answer: ParsedAnswer) => boolean;

const verbFit = (body: string): Fit => {
  const [named = "", moods] = body.split(":");
  const lemmas = new Set(named.split(","));
  const allowed = moods?.split(",");
  const fits = ({ verb, mood, person }: VerbReading): boolean =>
    (lemmas.has("*") || lemmas.has(verb.lemma)) &&
    (allowed ? allowed.includes(mood) : !lemmas.has("*") || person !== undefined);
  return ({ verbs }) => verbs.some(fits);
};

const classFit = (body: string): Fit => {
  const [, name = "", sign, list = ""] = /^(\w+)(?:([:=])(.+))?$/u.exec(body) ?? [];
  const items = new Set(list.split(","));
  const isOne = classes[name];
  if (!isOne) throw new Error(`Not a class of words: ${body}`);
  if (sign === ":")
    return (word, answer) =>
      isOne(word, answer) && word.nouns.some(({ topic }) => topic !== undefined && items.has(topic));
  if (sign === "=")
    return (word, answer) =>
      isOne(word, answer) &&
      (name === "adj" ? word.adjectives : word.nouns).some(({ lemma }) => items.has(lemma));
  return isOne;
};

const single = (part: string): Fit =>
  part.startsWith("<") ? verbFit(part.slice(1, -1)) : classFit(part.slice(1, -1));

/** "<ir>&{we}": a word that is both. */
const jointFit = (part: string): Fit => {
  const all = part.split("&").map(single);
  const [only, ...further] = all;
  if (only && further.length === 0) return only;
  return (word, answer) => all.every((fits) => fits(word, answer));
};

/** Whether a word is what an element says, without its "?", "!" or "~". */
export const fitOf = (body: string): Fit => {
  const parts = body.split("|");
  const isLiteral = (part: string) => !/[<{]/.test(part);
  const literal = new Set(parts.filter(isLiteral));
  const others = parts.filter((part) => !isLiteral(part)).map(jointFit);
  const [only, ...further] = others;
  // Most elements are of one sort, and are asked of every word.
  if (!only) return ({ lower }) => literal.has(lower);
  if (literal.size === 0 && further.length === 0) return only;
  return (word, answer) => literal.has(word.lower) || others.some((fits) => fits(word, answer));
};
