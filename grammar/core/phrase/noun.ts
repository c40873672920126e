import type { CompiledLanguage, Determiner } from "../compiledLanguage.ts";
import type { Slot } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";

/**
 * The noun of a determiner: the word behind its adjectives, or one of these: "le petit" alone, "le français". In "mon plat
 * préféré", "plat" may be either, and there it is what the other word is about.
 */
export const nounBehind = (
  { compiled }: ParsedAnswer,
  determiners: readonly Determiner[],
  adjectives: readonly Word[],
  behind: Word | undefined,
): Word | undefined => {
  const { definition, lists } = compiled;
  const own = adjectives.findLast(({ nouns }) => nouns.length > 0);
  if (!behind || behind.afterPause || behind.nouns.length === 0) return own;
  const agrees = (word: Word) =>
    word.nouns.some(({ slots }) => determiners.some(({ slot }) => slots.includes(slot)));
  if (!own || !agrees(own)) return behind;
  // "los animales | mañana voy": what does not agree may begin anew, and "de mes voisins matin et soir" goes on with a time.
  const mayEnd = definition.dropsSubjects || (definition.onlySubjects && lists.times.has(behind.lower));
  // "eine Runde laufen": written small, it is the verb.
  const acts = definition.german && !behind.capital && behind.verbs.some(({ mood }) => mood === "infinitive");
  return (mayEnd && !agrees(behind)) || acts ? own : behind;
};

/** German: "zum Frühstücken" is what one does, and not "breakfasts". */
const asVerb = ({ definition, lexicon }: CompiledLanguage, { lower }: Word): readonly Slot[] => {
  if (!definition.german || !lower.endsWith("n")) return [];
  const isVerb = (word: string) =>
    lexicon.verbs.get(word)?.some(({ mood }) => mood === "infinitive") ?? false;
  // "das Treppensteigen", unless the whole is a noun: "die Gurken".
  const ends = lexicon.nouns.has(lower) ? [] : (definition.lastParts?.(lower) ?? []).map(([, last]) => last);
  return [lower, ...ends].some(isVerb) ? ["nsn", "nsa", "nsd"] : [];
};

/** What a noun may be. */
export const nounSlots = (compiled: CompiledLanguage, noun: Word): Slot[] => [
  ...new Set([...noun.nouns.flatMap(({ slots }) => slots), ...asVerb(compiled, noun)]),
];
