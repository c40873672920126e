import { unaccented } from "../../../domain/unaccented.ts";
import { entries, listed } from "./entries.ts";
import type { Slot, Verb, VerbForm } from "./morphology.ts";
import { spelledOut } from "./token.ts";
import type { Tongue } from "./tongue.ts";
import type { Topic } from "./topics.ts";

/** A noun that a word may be. */
export type NounReading = {
  /** As it stands in the table: singular, with its capital in German. */
  lemma: string;
  form: string;
  slots: readonly Slot[];
  topic: Topic | undefined;
  gloss: string;
};
/** A verb that a word may be a form of. */
export type VerbReading = VerbForm & { verb: Verb };
/** An adjective that a word may be. */
export type AdjectiveReading = {
  lemma: string;
  form: string;
  slots: readonly Slot[];
  opinion: "positive" | "negative" | "neutral";
  /** Does it stand before its noun? */
  early: boolean;
  gloss: string;
};

/** Everything known of a language's words, by their lower-case spelling. */
export type Lexicon = {
  nouns: ReadonlyMap<string, readonly NounReading[]>;
  verbs: ReadonlyMap<string, readonly VerbReading[]>;
  adjectives: ReadonlyMap<string, readonly AdjectiveReading[]>;
  /** All forms of a noun or an adjective by its lemma. */
  inflected: ReadonlyMap<string, readonly (NounReading | AdjectiveReading)[]>;
  misformed: ReadonlyMap<string, VerbForm & { right: string; verb: Verb }>;
  /** All spellings of the language that are known. */
  known: ReadonlySet<string>;
  /** Prepositions and conjunctions, which are seldom verbs even where one is spelt the same (entre, como). */
  functional: ReadonlySet<string>;
  /** By the spelling without accents, or with ae for ä, those with them; only where no known word is written so. */
  accents: ReadonlyMap<string, readonly string[]>;
  /** What an English word is called. */
  english: ReadonlyMap<string, string>;
  verbOf: ReadonlyMap<string, Verb>;
};

const gather = <Reading>(
  readings: readonly Reading[],
  by: (reading: Reading) => string,
): Map<string, Reading[]> => {
  const map = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = by(reading).toLowerCase();
    const others = map.get(key);
    if (others) others.push(reading);
    else map.set(key, [reading]);
  }
  return map;
};

/** The single words of a vocabulary list; phrases ("à_cause") give all of theirs. */
export const wordsOf = (list: string): string[] => list.split(/[\s_]+/).filter((word) => word !== "");

const nounReadings = (tongue: Tongue): NounReading[] =>
  Object.entries(tongue.nouns).flatMap(([topic, genders]) =>
    Object.entries(genders).flatMap(([gender, list]) =>
      entries({ [topic]: list }).flatMap(({ word, others, english, topic: filed }) =>
        tongue
          .inflectNoun(word, gender, others[0])
          .map(({ form, slots }) => ({ lemma: word, form, slots, topic: filed, gloss: english })),
      ),
    ),
  );

const adjectiveReadings = (tongue: Tongue): AdjectiveReading[] =>
  (["positive", "negative", "neutral"] as const).flatMap((opinion) =>
    listed(tongue.adjectives[opinion]).flatMap(({ word, others, english, mark }) =>
      tongue.inflectAdjective([word, ...others], mark.includes("=")).map(({ form, slots }) => ({
        lemma: word,
        form,
        slots,
        opinion,
        early: mark.includes("!"),
        gloss: english,
      })),
    ),
  );

const accentsOf = (known: ReadonlySet<string>): Map<string, string[]> => {
  const accents = new Map<string, string[]>();
  for (const word of known) {
    for (const bare of new Set([unaccented(word), spelledOut(word)])) {
      if (bare === word || known.has(bare) || bare.length < 3) continue;
      accents.set(bare, [...(accents.get(bare) ?? []), word]);
    }
  }
  return accents;
};

/** Indexes all tables of a language. Some tens of ms, so it is done once per language, when it is first spoken. */
export const lexiconOf = (tongue: Tongue): Lexicon => {
  const nouns = nounReadings(tongue);
  const adjectives = adjectiveReadings(tongue);
  const verbs = tongue.verbs();
  const { prepositions, joining, subordinating } = tongue.words;
  const functional = new Set([prepositions, joining, subordinating].flatMap(wordsOf));
  const vocabulary = Object.values(tongue.words).flatMap(wordsOf);
  const verbForms = verbs.flatMap((verb) => verb.forms.map((form): VerbReading => ({ ...form, verb })));
  const known = new Set(
    [...nouns, ...adjectives, ...verbForms]
      .map(({ form }) => form.toLowerCase())
      .concat(vocabulary.flatMap((word) => [word, ...word.split(/(?<=')/)])),
  );
  const misformed = new Map(
    verbs.flatMap((verb) =>
      verb.misformed
        // Where only an accent is amiss, that is what the tip should be about.
        .filter(
          ({ form, right }) => form.length > 2 && !known.has(form) && unaccented(form) !== unaccented(right),
        )
        .map((wrong) => [wrong.form, { ...wrong, verb }] as const),
    ),
  );
  const english = new Map<string, string>();
  const translate = (gloss: string, word: string) => {
    if (!known.has(gloss) && !english.has(gloss)) english.set(gloss, word);
  };
  for (const [word, called] of Object.entries(tongue.smallWords)) translate(word, called);
  for (const { lemma, gloss } of [...nouns, ...adjectives, ...verbs]) translate(gloss, lemma);
  return {
    nouns: gather(nouns, ({ form }) => form),
    verbs: gather(verbForms, ({ form }) => form),
    adjectives: gather(adjectives, ({ form }) => form),
    inflected: gather([...nouns, ...adjectives], ({ lemma }) => lemma),
    misformed,
    known,
    functional,
    accents: accentsOf(known),
    english,
    verbOf: new Map(verbs.map((verb) => [verb.lemma, verb])),
  };
};
