import { entries, listed } from "./entries.ts";
import type { LanguageDefinition } from "./languageDefinition.ts";
import type { Slot, Verb, VerbForm } from "./morphology.ts";
import { type Shard, shardOf, startOf } from "./prefixBuckets.ts";
import type { Topic } from "./topics.ts";

/** A noun that a word may be. */
export type NounReading = {
  /** As it stands in the table: singular, with its capital in German. */
  lemma: string;
  form: string;
  slots: readonly Slot[];
  topic: Topic | undefined;
  gloss: string;
  /** Is it a word of the higher tier? */
  higher: boolean;
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
  higher: boolean;
};

/** What is found by a lower-case word. */
export type Index<Found> = { get(word: string): Found | undefined; has(word: string): boolean };

/** Everything known of a language's words, by their lower-case spelling. */
export type Lexicon = {
  nouns: Index<readonly NounReading[]>;
  verbs: Index<readonly VerbReading[]>;
  adjectives: Index<readonly AdjectiveReading[]>;
  /** All forms of a noun or an adjective by its lemma. */
  inflected: Index<readonly (NounReading | AdjectiveReading)[]>;
  misformed: Index<VerbForm & { right: string; verb: Verb }>;
  /** All spellings of the language that are known. */
  known: Pick<Index<never>, "has">;
  /** Prepositions and conjunctions, which are seldom verbs even where one is spelt the same (entre, como). */
  functional: ReadonlySet<string>;
  /** By the spelling without accents, or with ae for ä, those with them; only where no known word is written so. */
  accents: Index<readonly string[]>;
  /** What an English word is called. */
  english: Index<string>;
  verbOf: ReadonlyMap<string, Verb>;
};

/** A noun or an adjective of the tables; its forms are made when they are first needed. */
export type Source<Reading> = {
  lemma: string;
  gloss: string;
  starts: readonly string[];
  readings: () => Reading[];
};

const startsOf = (spellings: readonly string[]): string[] =>
  spellings.length === 1 ? spellings.map(startOf) : [...new Set(spellings.map(startOf))];

/** The single words of a vocabulary list; phrases ("à_cause") give all of theirs. */
export const wordsOf = (list: string): string[] => list.split(/[\s_]+/).filter((word) => word !== "");

const nounSources = (definition: LanguageDefinition): Source<NounReading>[] =>
  Object.entries(definition.nouns).flatMap(([topic, genders]) =>
    Object.entries(genders).flatMap(([gender, list]) =>
      entries({ [topic]: list }).map(({ word, others, english, mark, topic: filed }) => ({
        lemma: word,
        gloss: english,
        starts: startsOf([word, ...others]),
        readings: () =>
          definition.inflectNoun(word, gender, others[0]).map(({ form, slots }) => ({
            lemma: word,
            form,
            slots,
            topic: filed,
            gloss: english,
            higher: mark.includes("+"),
          })),
      })),
    ),
  );

const adjectiveSources = (definition: LanguageDefinition): Source<AdjectiveReading>[] =>
  (["positive", "negative", "neutral"] as const).flatMap((opinion) =>
    listed(definition.adjectives[opinion]).map(({ word, others, english, mark }) => ({
      lemma: word,
      gloss: english,
      starts: startsOf([word, ...others]),
      readings: () =>
        definition.inflectAdjective([word, ...others], mark.includes("=")).map(({ form, slots }) => ({
          lemma: word,
          form,
          slots,
          opinion,
          early: mark.includes("!"),
          gloss: english,
          higher: mark.includes("+"),
        })),
    })),
  );

/**
 * Indexes all tables of a language by how its words begin. The forms of the words that begin alike are made together, when
 * one of them is first looked up: a lesson uses few of some ten thousand.
 */
export const lexiconOf = (definition: LanguageDefinition): Lexicon => {
  const verbs = definition.verbs();
  const sources = { nouns: nounSources(definition), adjectives: adjectiveSources(definition), verbs };
  const vocabulary = new Set(
    Object.values(definition.words)
      .flatMap(wordsOf)
      .flatMap((word) => [word, ...word.split(/(?<=')/)]),
  );
  const shards = shardOf(sources, vocabulary);
  const index = <Found>(within: (shard: Shard) => ReadonlyMap<string, Found>): Index<Found> => ({
    get: (word) => within(shards(word)).get(word),
    has: (word) => within(shards(word)).has(word),
  });
  const verbsBy = index(({ verbs }) => verbs);
  const hosted = (word: string): readonly VerbReading[] | undefined =>
    definition
      .hosts?.(word)
      .map((host) => verbsBy.get(host)?.filter(({ mood }) => mood === "infinitive" || mood === "gerund"))
      .find((readings) => readings && readings.length > 0);
  const isListed = (word: string) => vocabulary.has(word) || shards(word).forms.has(word);
  const known = {
    has: (word: string) =>
      isListed(word) || hosted(word) !== undefined || (definition.origins?.(word) ?? []).some(isListed),
  };
  const verbOf = new Map(verbs.map((verb) => [verb.lemma, verb]));
  const misformed = index((shard) => shard.misformed);
  const overregularised = (word: string) =>
    misformed.get(word) ?? (known.has(word) ? undefined : definition.overregularised?.(word, verbOf));
  const called = new Map(Object.entries(definition.smallWords));
  for (const { lemma, gloss } of [...sources.nouns, ...sources.adjectives, ...verbs])
    if (!called.has(gloss)) called.set(gloss, lemma);
  const { prepositions, joining, subordinating } = definition.words;
  return {
    nouns: index(({ nouns }) => nouns),
    verbs: {
      get: (word) => verbsBy.get(word) ?? hosted(word),
      has: (word) => verbsBy.has(word) || hosted(word) !== undefined,
    },
    adjectives: index(({ adjectives }) => adjectives),
    inflected: index(({ inflected }) => inflected),
    misformed: { get: overregularised, has: (word) => overregularised(word) !== undefined },
    accents: index(({ accents }) => accents),
    known,
    functional: new Set([prepositions, joining, subordinating].flatMap(wordsOf)),
    // "menu" is a word of the language itself.
    english: {
      get: (word) => (known.has(word) ? undefined : called.get(word)),
      has: (word) => !known.has(word) && called.has(word),
    },
    verbOf,
  };
};
