import type { Answer } from "./answer.ts";
import type { VerbReading } from "./lexicon.ts";
import type { Person } from "./morphology.ts";
import type { Word } from "./word.ts";

/**
 * A pattern over words, not letters: "<jouer> {det}? {noun:sport}". Its elements are parted by spaces:
 * - `le|la`: one of these words (or classes); `<jouer,faire>`: any form of these verbs, `<aller:present,imperfect>` only in these moods,
 *   `<*:infinitive>` any verb in that mood, `<*>` any conjugated one;
 * - `{noun}`, `{noun:food,sport}` a noun (of these topics), `{noun=train,bus}` one of these nouns, `{adj=petit}` likewise;
 *   `{thing}`, also with topics: a noun in small letters that can be nothing else; `{m}`, `{f}`, `{pl}`: a noun that can
 *   only be this; `{one}`: one that can only be singular; `{late}`: an adjective that stands behind its noun; `{singular}`: a verb that can; `{self}`: one that can only go with I or you; `{single}`, `{several}`: an adjective that can;
 *   `{i}`, `{you}`, `{he}`, `{we}`, `{they}`: a verb that can only be of this person; `{vowel}`: it begins with a vowel sound;
 *   `{name}`, `{adj}`, `{det}`, `{num}`, `{subject}`, `{clitic}`, `{prep}`, `{any}`;
 * - `<ir>&{we}`: a word that is both;
 * - `?` behind an element: it may be missing; `!` before it: the next word must not be this; `~`: the word before;
 * - `+`: adverbs may stand here; `...`: up to seven words of any kind; `^` and `$`: a clause begins, or ends, here.
 */
export type Pattern = readonly Element[];

type Fit = (word: Word, answer: Answer) => boolean;
type Element = {
  kind: "word" | "not" | "notBefore" | "adverbs" | "gap" | "start" | "end";
  fits: Fit;
  optional: boolean;
};

/** Words that "..." spans. */
const GAP_MAX = 7;

const never: Fit = () => false;

const verbFit = (body: string): Fit => {
  const [named = "", moods] = body.split(":");
  const lemmas = new Set(named.split(","));
  const allowed = moods?.split(",");
  const fits = ({ verb, mood, person }: VerbReading): boolean =>
    (lemmas.has("*") || lemmas.has(verb.lemma)) &&
    (allowed ? allowed.includes(mood) : !lemmas.has("*") || person !== undefined);
  return ({ verbs }) => verbs.some(fits);
};

const isThing: Fit = ({ nouns, verbs, adjectives, capital, lower }, { speech }) =>
  nouns.length > 0 &&
  verbs.length + adjectives.length === 0 &&
  !capital &&
  !speech.determiners.has(lower) &&
  !speech.lists.none.has(lower) &&
  !speech.lists.times.has(lower) &&
  !speech.lexicon.functional.has(lower);

const onlySlots =
  (place: number, letter: string): Fit =>
  ({ nouns }) =>
    nouns.length > 0 && nouns.every(({ slots }) => slots.every((slot) => slot[place] === letter));

const onlyPerson =
  (wanted: Person): Fit =>
  ({ verbs }) => {
    const persons = verbs.flatMap(({ person }) => person ?? []);
    return persons.length > 0 && persons.every((person) => person === wanted);
  };

const isName: Fit = ({ capital, opens, nouns, lower }, { speech }) =>
  capital && !opens && nouns.length === 0 && !speech.lexicon.known.has(lower);

const classes: Readonly<Record<string, Fit>> = {
  noun: ({ nouns }) => nouns.length > 0,
  adj: ({ adjectives }) => adjectives.length > 0,
  late: ({ adjectives, nouns }) =>
    adjectives.length > 0 && nouns.length === 0 && adjectives.every(({ early }) => !early),
  det: ({ lower }, { speech }) => speech.determiners.has(lower),
  num: ({ lower }, { speech }) =>
    /^\d/.test(lower) || (speech.lists.numbers.has(lower) && !speech.determiners.has(lower)),
  subject: ({ lower }, { speech }) => speech.subjects.has(lower),
  clitic: ({ lower }, { speech }) => speech.lists.clitics.has(lower),
  prep: ({ lower }, { speech }) => speech.lists.prepositions.has(lower),
  name: isName,
  thing: isThing,
  m: onlySlots(0, "m"),
  f: onlySlots(0, "f"),
  pl: onlySlots(1, "p"),
  one: onlySlots(1, "s"),
  self: ({ verbs }) => {
    const persons = verbs.flatMap(({ person }) => person ?? []);
    return persons.length > 0 && persons.every((person) => person < 2);
  },
  i: onlyPerson(0),
  you: onlyPerson(1),
  he: onlyPerson(2),
  we: onlyPerson(3),
  they: onlyPerson(5),
  singular: ({ verbs }) => {
    const persons = verbs.flatMap(({ person }) => person ?? []);
    return persons.length > 0 && persons.every((person) => person < 3);
  },
  single: ({ adjectives }) =>
    adjectives.length > 0 && adjectives.every(({ slots }) => slots.every((slot) => slot[1] === "s")),
  several: ({ adjectives }) =>
    adjectives.length > 0 && adjectives.every(({ slots }) => slots.every((slot) => slot[1] === "p")),
  vowel: ({ lower }, { speech }) => speech.tongue.softens(lower),
  any: () => true,
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

/** Whether a word is what an element says, without its "?", "!" or "~". */
export const fitOf = (body: string): Fit => {
  const parts = body.split("|");
  const literal = new Set(parts.filter((part) => !/[<{]/.test(part)));
  const single = (part: string): Fit =>
    part.startsWith("<") ? verbFit(part.slice(1, -1)) : classFit(part.slice(1, -1));
  const others = parts
    .filter((part) => /[<{]/.test(part))
    .map((part): Fit => {
      const all = part.split("&").map(single);
      return (word, answer) => all.every((matches) => matches(word, answer));
    });
  return (word, answer) => literal.has(word.lower) || others.some((matches) => matches(word, answer));
};

const elementOf = (text: string): Element => {
  if (text === "^") return { kind: "start", fits: never, optional: false };
  if (text === "$") return { kind: "end", fits: never, optional: false };
  if (text === "+") return { kind: "adverbs", fits: never, optional: false };
  if (text === "...") return { kind: "gap", fits: never, optional: false };
  if (text.startsWith("~")) return { kind: "notBefore", fits: fitOf(text.slice(1)), optional: false };
  if (text.startsWith("!")) return { kind: "not", fits: fitOf(text.slice(1)), optional: false };
  const optional = text.endsWith("?");
  return { kind: "word", fits: fitOf(optional ? text.slice(0, -1) : text), optional };
};

/** Reads a pattern. Throws where it names a class that there is none of: a table is wrong, not an answer. */
export const patternOf = (text: string): Pattern => text.trim().split(/\s+/).map(elementOf);

/** Words, lemmas of verbs, or a kind of words as the pattern writes it ("{noun:food}"). */
type Lead = { words: readonly string[]; lemmas: readonly string[]; kind?: string };

/** What the first word of a pattern has to be, so that it need not be tried elsewhere; undefined where that is open. */
export const leadOf = (text: string): Lead | undefined => {
  const first =
    text
      .trim()
      .split(/\s+/)
      .find((element) => !/^[~^]/.test(element)) ?? "";
  if (/^[!+.$]|\?$/.test(first)) return undefined;
  const parts = first.split("|");
  const lemmas = parts.map((part) => /<([^>:*]+)(?::[^>]*)?>/.exec(part)?.[1]);
  // Where a part is a mere kind of words ("{noun}"), only that kind as a whole can tell.
  if (parts.some((part, place) => /[<{]/.test(part) && lemmas[place] === undefined))
    return { words: [], lemmas: [], kind: first };
  return {
    words: parts.filter((part) => !/[<{]/.test(part)),
    lemmas: lemmas.flatMap((named) => named?.split(",") ?? []),
  };
};

type Caught = readonly (Word | undefined)[];

const follow = (
  answer: Answer,
  pattern: Pattern,
  step: number,
  at: number,
  first: number,
): Caught | undefined => {
  const element = pattern[step];
  if (!element) return [];
  const word = answer.words[at];
  const open = word !== undefined && (at === first || !word.afterPause);
  const rest = (caught: Word | undefined, next: number): Caught | undefined => {
    const behind = follow(answer, pattern, step + 1, next, first);
    return behind && [caught, ...behind];
  };
  switch (element.kind) {
    case "start":
      return !word || word.afterPause ? rest(undefined, at) : undefined;
    case "end":
      return open ? undefined : rest(undefined, at);
    case "not":
      return open && element.fits(word, answer) ? undefined : rest(undefined, at);
    case "notBefore": {
      const before = word?.afterPause ? undefined : answer.words[at - 1];
      return before && element.fits(before, answer) ? undefined : rest(undefined, at);
    }
    case "gap": {
      for (let next = at; next <= at + GAP_MAX; next += 1) {
        const found = follow(answer, pattern, step + 1, next, next);
        if (found) return [undefined, ...found];
      }
      return undefined;
    }
    case "adverbs": {
      const skips = open && answer.speech.lists.between.has(word.lower);
      return rest(undefined, at) ?? (skips ? follow(answer, pattern, step, at + 1, first) : undefined);
    }
    case "word": {
      const taken = open && element.fits(word, answer) ? rest(word, at + 1) : undefined;
      return taken ?? (element.optional ? rest(undefined, at) : undefined);
    }
  }
};

/** The words that a pattern catches from `place` on, one for each of its elements; undefined where it does not fit. */
export const caughtAt = (answer: Answer, pattern: Pattern, place: number): Caught | undefined =>
  follow(answer, pattern, 0, place, place);
