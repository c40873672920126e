import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";

/** One way to spoil a right answer: what a word is to be instead ("" takes it out), or undefined where it has nothing to spoil. */
export type Spoiler = (word: Word, answer: ParsedAnswer) => string | undefined;

export const swaps = (pairs: Readonly<Record<string, string>>): Spoiler => {
  const other = new Map(Object.entries(pairs));
  return ({ lower }) => other.get(lower);
};

/** A conjugated verb in another person of its tense, or as an infinitive. */
export const personed =
  (to: 0 | 2 | 5 | "infinitive", from: readonly number[]): Spoiler =>
  ({ at, verbs, nouns }, { uses }) => {
    const use = uses.find((each) => each.at === at);
    const reading = verbs.find(({ person }) => person !== undefined && from.includes(person));
    if (!use || !reading || nouns.length > 0) return undefined;
    return to === "infinitive"
      ? reading.verb.forms.find(({ mood }) => mood === "infinitive")?.form
      : reading.verb.forms.find(({ mood, person }) => mood === reading.mood && person === to)?.form;
  };

/** A conjugated verb in the present where it stands in a past, and the other way round. */
export const timed =
  (from: "imperfect" | "preterite" | "present", to: "imperfect" | "preterite" | "present"): Spoiler =>
  ({ at, verbs }, { uses }) => {
    const reading = verbs.find(({ mood }) => mood === from);
    if (!reading || !uses.some((each) => each.at === at && each.head === at)) return undefined;
    return reading.verb.forms.find(({ mood, person }) => mood === to && person === reading.person)?.form;
  };

/** An adjective with the other gender, or the other number. */
export const agreeing =
  (part: "gender" | "number"): Spoiler =>
  ({ lower, adjectives, nouns, verbs }, { compiled }) => {
    const [adjective] = adjectives;
    const [slot] = adjective?.slots ?? [];
    if (!adjective || !slot || nouns.length + verbs.length > 0) return undefined;
    const gender = slot[0] === "m" ? "f" : "m";
    const number = slot[1] === "p" ? "s" : "p";
    const wanted = part === "gender" ? gender + slot[1] : slot[0] + number;
    const others = compiled.lexicon.inflected.get(adjective.lemma) ?? [];
    return others.find(({ form, slots }) => form !== lower && slots.includes(wanted))?.form;
  };

/** A determiner of the other gender before a noun that has one only. */
export const gendered: Spoiler = (word, { compiled, nouns }) => {
  const led = nouns.find((each) => each.word.at === word.at + 1);
  const [determiner] = compiled.determiners.get(word.lower) ?? [];
  const genders = new Set(led?.noun.slots.map(([gender]) => gender));
  if (!determiner || genders.size !== 1 || determiner.slot[1] !== "s") return undefined;
  const other = determiner.slot.startsWith("m") ? "f" : "m";
  return determiner.family[other + determiner.slot.slice(1)]?.split(" ")[0];
};

/** German: a determiner in another case. */
export const cased =
  (from: string, to: string): Spoiler =>
  (word, { compiled, nouns }) => {
    const isLed = nouns.some((each) => each.word.at === word.at + 1 || each.word.at === word.at + 2);
    const all = compiled.determiners.get(word.lower) ?? [];
    const isCase = all.length > 0 && all.every(({ slot }) => slot.endsWith(from));
    const [determiner] = all;
    return isLed && isCase && determiner ? determiner.family[determiner.slot.slice(0, 2) + to] : undefined;
  };

export const without = (...words: readonly string[]): Spoiler => {
  const left = new Set(words);
  return ({ lower, afterPause }) => (left.has(lower) && !afterPause ? "" : undefined);
};

/** The article of a noun that is left out. */
export const bare: Spoiler = (word, { compiled, nouns }) =>
  !word.afterPause &&
  compiled.determiners.has(word.lower) &&
  nouns.some((each) => each.word.at === word.at + 1 && each.noun.slots.some(([, number]) => number === "s"))
    ? ""
    : undefined;

/** A slip of the pen in a long word: two letters change places, a double one is single, an accent is gone. */
export const misspelt =
  (how: (word: string) => string): Spoiler =>
  ({ lower, capital }, { compiled }) => {
    const typed = how(lower);
    return lower.length < 6 || capital || typed === lower || compiled.lexicon.known.has(typed)
      ? undefined
      : typed;
  };
export const crossed = misspelt((word) => word.replace(/^(.{2})(.)(.)/u, "$1$3$2"));
export const single = misspelt((word) => word.replace(/(\p{L})\1/u, "$1"));
export const doubled = misspelt((word) => word.replace(/(?<=[aeiou])([lmnprst])(?=[aeiou])/u, "$1$1"));

/** Words that change places with the one behind them. */
export const behind =
  (holds: (word: Word, next: Word, answer: ParsedAnswer) => boolean): Spoiler =>
  (word, answer) => {
    const next = answer.words[word.at + 1];
    return next && !next.afterPause && holds(word, next, answer) ? `${next.text} ${word.text}\0` : undefined;
  };
export const isUse = ({ uses }: ParsedAnswer, { at }: Word) => uses.some((use) => use.at === at);
