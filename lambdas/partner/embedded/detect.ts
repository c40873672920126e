import { type Language, languages } from "../../../domain/exercise.ts";
import { englishWords } from "./english.ts";
import { speechOf } from "./speech.ts";
import { tokenise } from "./token.ts";

type Spoken = Language | "English";

/** How strongly words speak for a language: telling function words count three times. */
const evidence = (words: readonly string[], language: Spoken): { telling: number; points: number } => {
  const isTelling =
    language === "English"
      ? (word: string) => englishWords.has(word)
      : (word: string) => speechOf(language).lists.telling.has(word);
  const isKnown =
    language === "English"
      ? (word: string) => speechOf("French").lexicon.english.has(word)
      : (word: string) => speechOf(language).lexicon.known.has(word);
  const telling = words.filter(isTelling).length;
  return { telling, points: 2 * telling + words.filter((word) => isTelling(word) || isKnown(word)).length };
};

/** The language an answer is in, if it is clearly another one than `wanted`; undefined otherwise. */
export const foreignLanguage = (text: string, wanted: Language): Spoken | undefined => {
  const words = tokenise(text).map(({ lower }) => lower);
  const own = evidence(words, wanted);
  const others = [...languages, "English" as const]
    .filter((language) => language !== wanted)
    .map((language) => ({ language, ...evidence(words, language) }))
    .sort((one, other) => other.points - one.points);
  const [best] = others;
  if (!best || best.telling === 0) return undefined;
  return best.points > 1.6 * own.points && best.telling > own.telling ? best.language : undefined;
};

/** The share of the words that are known in this language, 0–1; names count as known. 0 where there are no words. */
export const knownShare = (text: string, language: Language): number => {
  const { known, misformed, accents, english } = speechOf(language).lexicon;
  const words = tokenise(text);
  const isWord = (lower: string) =>
    known.has(lower) || misformed.has(lower) || accents.has(lower) || english.has(lower) || /^\d/.test(lower);
  const understood = words.filter(
    ({ lower, text: word, opens }) => isWord(lower) || (!opens && word !== lower),
  );
  return words.length === 0 ? 0 : understood.length / words.length;
};
