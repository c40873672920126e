import type { Answer } from "./answer.ts";
import type { VerbReading } from "./lexicon.ts";
import type { Person } from "./morphology.ts";
import type { Word } from "./word.ts";

/**
 * A pattern over words, not letters: "<jouer> {det}? {noun:sport}". Its elements are parted by spaces:
 * - `le|la`: one of these words (or classes); `<jouer,faire>`: any form of these verbs, `<aller:present,imperfect>` only in these moods,
 *   `<*:infinitive>` any verb in that mood, `<*>` any conjugated one;
 * - `{noun}`, `{noun:food,sport}` a noun (of these topics), `{noun=train,bus}` one of these nouns, `{adj=petit}` likewise;
 *   `{thing}`, also with topics: a noun in small letters that can be nothing else; `{finite}`: a conjugated verb likewise; `{article}`: a determiner without a preposition in it; `{year}`; `{m}`, `{f}`, `{pl}`: a noun that can
 *   only be this; `{one}`: one that can only be singular; `{plain}`: a German adjective without an ending; `{late}`: an adjective that stands behind its noun, `{relational}`: one that does so always; `{singular}`: a verb that can; `{self}`: one that can only go with I or you; `{single}`, `{several}`: an adjective that can;
 *   `{i}`, `{you}`, `{he}`, `{we}`, `{they}`: a verb that can only be of this person; `{vowel}`: it begins with a vowel sound;
 *   `{name}`, `{unknown}`, `{adj}`, `{det}`, `{num}`, `{subject}`, `{clitic}`, `{prep}`, `{any}`;
 * - `<ir>&{we}`: a word that is both;
 * - `$|et|mais`: a clause ends here, or goes on with one of these; `,`: a pause may stand here;
 * - `?` behind an element: it may be missing; `!` before it: the next word must not be this; `~`: the word before;
 * - in French an adverb ("souvent", "tous les jours") may follow any verb of a pattern, and "pas" where the row allows it (`turns.ts`);
 * - `+`: adverbs may stand here; `...`: up to seven words of any kind; `^` and `$`: a clause begins, or ends, here.
 */
export type Pattern = readonly Element[];

type Fit = (word: Word, answer: Answer) => boolean;
type Element = {
  kind: "word" | "not" | "notBefore" | "adverbs" | "gap" | "pause" | "start" | "end";
  fits: Fit;
  optional: boolean;
  /** There behind which an adverb may stand: whether "pas" may as well. */
  denied?: boolean | undefined;
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

const isThing: Fit = ({ nouns, verbs, adjectives, capital, opens, lower }, { speech }) =>
  nouns.length > 0 &&
  verbs.length + adjectives.length === 0 &&
  (!capital || opens) &&
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
  plain: ({ adjectives, nouns, lower }) =>
    nouns.length === 0 &&
    !lower.endsWith("er") &&
    adjectives.some(({ form, lemma }) => form === lemma && lemma === lower),
  late: ({ adjectives, nouns }) =>
    adjectives.length > 0 && nouns.length === 0 && adjectives.every(({ early }) => !early),
  relational: ({ adjectives, nouns }) =>
    adjectives.length > 0 &&
    nouns.length === 0 &&
    adjectives.every(({ early, opinion, gloss }) => !early && opinion === "neutral" && gloss !== ""),
  det: ({ lower }, { speech }) => speech.determiners.has(lower),
  num: ({ lower }, { speech }) =>
    /^\d|(?:zig|ßig|zehn)$/.test(lower) ||
    // "quarante-deux": made of numbers.
    (lower.includes("-")
      ? lower.split("-").every((part) => speech.lists.numbers.has(part) || /^(?:et|vingts)$/.test(part))
      : speech.lists.numbers.has(lower) && !speech.determiners.has(lower)),
  year: ({ lower }) => /^(?:19|20)\d\d$/.test(lower),
  finite: ({ verbs, nouns, adjectives, capital, lower }, { speech }) =>
    verbs.length > 0 &&
    nouns.length + adjectives.length === 0 &&
    !capital &&
    !speech.lexicon.functional.has(lower) &&
    verbs.every(({ person }) => person !== undefined),
  article: ({ lower }, { speech }) => speech.determiners.has(lower) && !/^(?:aux?|du)$/.test(lower),
  subject: ({ lower }, { speech }) => speech.subjects.has(lower),
  clitic: ({ lower }, { speech }) => speech.lists.clitics.has(lower),
  prep: ({ lower }, { speech }) => speech.lists.prepositions.has(lower),
  name: isName,
  unknown: ({ lower }, { speech }) => !speech.lexicon.known.has(lower),
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
      const [only, ...further] = all;
      if (only && further.length === 0) return only;
      return (word, answer) => all.every((matches) => matches(word, answer));
    });
  const [only, ...further] = others;
  // Most elements are of one sort, and are asked of every word.
  if (!only) return ({ lower }) => literal.has(lower);
  if (literal.size === 0 && further.length === 0) return only;
  return (word, answer) => literal.has(word.lower) || others.some((matches) => matches(word, answer));
};

const elementOf = (text: string): Element => {
  if (text === "^") return { kind: "start", fits: never, optional: false };
  if (text === "$") return { kind: "end", fits: never, optional: false };
  if (text === ",") return { kind: "pause", fits: never, optional: false };
  if (text.startsWith("$|")) return { kind: "end", fits: fitOf(text.slice(2)), optional: false };
  if (text === "+") return { kind: "adverbs", fits: never, optional: false };
  if (text === "...") return { kind: "gap", fits: never, optional: false };
  if (text.startsWith("~")) return { kind: "notBefore", fits: fitOf(text.slice(1)), optional: false };
  if (text.startsWith("!")) return { kind: "not", fits: fitOf(text.slice(1)), optional: false };
  const optional = text.endsWith("?");
  return { kind: "word", fits: fitOf(optional ? text.slice(0, -1) : text), optional };
};

/**
 * Reads a pattern. Throws where it names a class that there is none of: a table is wrong, not an answer. `denied` says
 * whether "pas", too, may stand behind its verbs.
 */
export const patternOf = (text: string, denied?: boolean): Pattern =>
  text
    .trim()
    .split(/\s+/)
    .map((element) => ({ ...elementOf(element), denied: element.startsWith("<") ? denied : undefined }));

/** Words, lemmas of verbs, or a kind of words as the pattern writes it ("{noun:food}"). */
type Lead = { words: readonly string[]; lemmas: readonly string[]; kind?: string };

const plainParts = (element: string): string[] | undefined => {
  if (/^[!~^$+.,]|\?$/.test(element)) return undefined;
  const parts = element.split("|").flatMap((part) => {
    if (!/[<{]/.test(part)) return [part];
    const [, named] = /^<([^>:*]+)(?::[^>]*)?>$/.exec(part) ?? [];
    return named ? named.split(",").map((lemma) => `<${lemma}`) : ["{"];
  });
  return parts.includes("{") ? undefined : parts;
};

/** Longer lists of words are not worth looking through. */
const NEEDS_MAX = 8;

/** Of these words and lemmas ("<jouer") an answer has to hold one, or the pattern fits nowhere in it; none where that is open. */
export const needsOf = (text: string): readonly string[] => {
  const [rarest = []] = text
    .trim()
    .split(/\s+/)
    .slice(1)
    .flatMap((element) => [plainParts(element) ?? []])
    .filter(({ length }) => length > 0 && length <= NEEDS_MAX)
    .sort((one, other) => one.length - other.length);
  return rarest;
};

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

const before = (caught: Word | undefined, behind: Caught | undefined): Caught | undefined =>
  behind && [caught, ...behind];

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
  const next = step + 1;
  switch (element.kind) {
    case "start":
      return !word || word.afterPause
        ? before(undefined, follow(answer, pattern, next, at, first))
        : undefined;
    case "end":
      if (!open) return before(undefined, follow(answer, pattern, next, at, first));
      return element.fits(word, answer)
        ? before(word, follow(answer, pattern, next, at + 1, first))
        : undefined;
    case "pause":
      return before(undefined, follow(answer, pattern, next, at, at));
    case "not":
      return open && element.fits(word, answer)
        ? undefined
        : before(undefined, follow(answer, pattern, next, at, first));
    case "notBefore": {
      const last = word?.afterPause ? undefined : answer.words[at - 1];
      return last && element.fits(last, answer)
        ? undefined
        : before(undefined, follow(answer, pattern, next, at, first));
    }
    case "gap": {
      for (let from = at; from <= at + GAP_MAX; from += 1) {
        const found = follow(answer, pattern, next, from, from);
        if (found) return [undefined, ...found];
      }
      return undefined;
    }
    case "adverbs": {
      const skips = open && answer.speech.lists.between.has(word.lower);
      return (
        before(undefined, follow(answer, pattern, next, at, first)) ??
        (skips ? follow(answer, pattern, step, at + 1, first) : undefined)
      );
    }
    case "word": {
      const fits = open && element.fits(word, answer);
      const ahead = fits ? before(word, follow(answer, pattern, next, at + 1, first)) : undefined;
      // "il obéit presque toujours ses parents": the pattern goes on behind the adverb.
      const skipped =
        (fits &&
          !ahead &&
          element.denied !== undefined &&
          answer.speech.tongue.adverbial?.(answer.words, at + 1, element.denied)) ||
        0;
      const taken =
        skipped > 0 ? before(word, follow(answer, pattern, next, at + 1 + skipped, first)) : ahead;
      return (
        taken ?? (element.optional ? before(undefined, follow(answer, pattern, next, at, first)) : undefined)
      );
    }
  }
};

/** The words that a pattern catches from `place` on, one for each of its elements; undefined where it does not fit. */
export const caughtAt = (answer: Answer, pattern: Pattern, place: number): Caught | undefined =>
  follow(answer, pattern, 0, place, place);
