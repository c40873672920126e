import { unaccented } from "../../domain/unaccented.ts";
import type { AdjectiveReading, NounReading, Source, VerbReading } from "./lexicon.ts";
import type { Verb, VerbForm } from "./morphology.ts";
import { spelledOut } from "./token.ts";

/** All that is known of the words that begin alike, by their lower-case spelling. */
export type Shard = {
  nouns: ReadonlyMap<string, readonly NounReading[]>;
  verbs: ReadonlyMap<string, readonly VerbReading[]>;
  adjectives: ReadonlyMap<string, readonly AdjectiveReading[]>;
  inflected: ReadonlyMap<string, readonly (NounReading | AdjectiveReading)[]>;
  misformed: ReadonlyMap<string, VerbForm & { right: string; verb: Verb }>;
  /** All spellings. */
  forms: ReadonlySet<string>;
  accents: ReadonlyMap<string, readonly string[]>;
};

type Sources = {
  nouns: readonly Source<NounReading>[];
  adjectives: readonly Source<AdjectiveReading>[];
  verbs: readonly Verb[];
};

/** Beginnings of words that are kept with their shards. */
const RECENT_MAX = 5_000;

/** Most words have no accent, and need no second look. */
const PLAIN = /^[a-z'-]*$/;

/** The two letters a word begins with, the same with accents and without, and for ä, æ and ae. */
export const startOf = (word: string): string => {
  const start = word.slice(0, 2).toLowerCase();
  if (/^[a-z]{2}$/.test(start) && !/^[aou]e$/.test(start)) return start;
  const beginning = word.slice(0, 4).toLowerCase();
  const plain = PLAIN.test(beginning) ? beginning : unaccented(beginning);
  // Most words have no "ae" there: the search for it would be felt.
  return (plain.indexOf("e", 1) < 0 ? plain : plain.replace(/([aou])e/g, "$1")).slice(0, 2);
};

const gather = <Found>(found: readonly Found[], by: (one: Found) => string): Map<string, Found[]> => {
  const map = new Map<string, Found[]>();
  for (const one of found) {
    const key = by(one).toLowerCase();
    const others = map.get(key);
    if (others) others.push(one);
    else map.set(key, [one]);
  }
  return map;
};

const byStart = <Entry>(all: readonly Entry[], startsOf: (entry: Entry) => readonly string[]) => {
  const map = new Map<string, Entry[]>();
  for (const entry of all)
    for (const start of startsOf(entry)) {
      const others = map.get(start);
      if (others) others.push(entry);
      else map.set(start, [entry]);
    }
  return map;
};

const accentsOf = (
  spellings: Iterable<string>,
  isKnown: (word: string) => boolean,
): Map<string, string[]> => {
  const accents = new Map<string, string[]>();
  for (const word of spellings) {
    if (PLAIN.test(word)) continue;
    for (const bare of new Set([unaccented(word), spelledOut(word)])) {
      if (bare === word || isKnown(bare) || bare.length < 3) continue;
      accents.set(bare, [...(accents.get(bare) ?? []), word]);
    }
  }
  return accents;
};

const misformedIn = (verbs: readonly Verb[], isKnown: (word: string) => boolean): Shard["misformed"] =>
  new Map(
    verbs.flatMap((verb) =>
      verb.misformed
        // Where only an accent is amiss, that is what the tip should be about.
        .filter(
          ({ form, right }) => form.length > 2 && !isKnown(form) && unaccented(form) !== unaccented(right),
        )
        .map((wrong) => [wrong.form, { ...wrong, verb }] as const),
    ),
  );

/** Finds the shard that a word is in; each is made when a word of it is first looked for, and kept. */
export const shardOf = (sources: Sources, vocabulary: ReadonlySet<string>): ((word: string) => Shard) => {
  const nouns = byStart(sources.nouns, ({ starts }) => starts);
  const adjectives = byStart(sources.adjectives, ({ starts }) => starts);
  const verbs = byStart(
    sources.verbs,
    // The forms are made when they are asked for, so they are not taken out before.
    (verb) => verb.starts ?? [...new Set(verb.forms.map(({ form }) => startOf(form)))],
  );
  const small = byStart([...vocabulary], (word) => [startOf(word)]);
  const made = new Map<string, Shard>();
  const make = (start: string): Shard => {
    const nounReadings = (nouns.get(start) ?? []).flatMap(({ readings }) => readings());
    const adjectiveReadings = (adjectives.get(start) ?? []).flatMap(({ readings }) => readings());
    const verbsHere = verbs.get(start) ?? [];
    const verbReadings = verbsHere.flatMap((verb) => verb.forms.map((form) => ({ ...form, verb })));
    const forms = new Set(
      [...nounReadings, ...adjectiveReadings, ...verbReadings].map(({ form }) => form.toLowerCase()),
    );
    const isKnown = (word: string) => forms.has(word) || vocabulary.has(word);
    return {
      nouns: gather(nounReadings, ({ form }) => form),
      verbs: gather(verbReadings, ({ form }) => form),
      adjectives: gather(adjectiveReadings, ({ form }) => form),
      inflected: gather<NounReading | AdjectiveReading>(
        [...nounReadings, ...adjectiveReadings],
        ({ lemma }) => lemma,
      ),
      misformed: misformedIn(verbsHere, isKnown),
      forms,
      accents: accentsOf(new Set([...forms, ...(small.get(start) ?? [])]), isKnown),
    };
  };
  const empty = make("");
  const shardAt = (start: string): Shard => {
    const before = made.get(start);
    if (before) return before;
    if (![nouns, adjectives, verbs, small].some((map) => map.has(start))) return empty;
    const shard = make(start);
    made.set(start, shard);
    return shard;
  };
  // The same words are looked up again and again; that accents are taken off each time would be felt.
  const recent = new Map<string, Shard>();
  const find = (word: string): Shard => {
    const beginning = word.slice(0, 4);
    const before = recent.get(beginning);
    if (before) return before;
    if (recent.size >= RECENT_MAX) recent.clear();
    const shard = shardAt(startOf(word));
    recent.set(beginning, shard);
    return shard;
  };
  // A word is looked up as a noun, as a verb and as an adjective, one after the other.
  let last = { word: "", shard: empty };
  return (word) => {
    if (word !== last.word) last = { word, shard: find(word) };
    return last.shard;
  };
};
