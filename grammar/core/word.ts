import type { CompiledLanguage } from "./compiledLanguage.ts";
import type { AdjectiveReading, NounReading, VerbReading } from "./lexicon.ts";
import type { Token } from "./token.ts";

/** A word of an answer with everything it may be. */
export type Word = Token & {
  /** Its place among the words. */
  at: number;
  nouns: readonly NounReading[];
  verbs: readonly VerbReading[];
  adjectives: readonly AdjectiveReading[];
};

/** Is this a determiner, a subject pronoun? Words are asked, not places: "le" may be either. */
export const isDeterminer = (compiled: CompiledLanguage, word: Word | undefined): boolean =>
  word !== undefined && compiled.determiners.has(word.lower);

/** Is this an adverb that stands between a noun and what describes it: très, muy? */
export const isDegree = ({ definition }: CompiledLanguage, word: Word | undefined): boolean =>
  (word && definition.degrees?.includes(word.lower)) ?? false;

export const isSubject = (compiled: CompiledLanguage, word: Word | undefined): boolean =>
  word !== undefined && compiled.subjects.get(word.lower) !== undefined;
