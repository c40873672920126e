import { type Language, languages } from "../../../domain/exercise.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import { englishWords } from "../../../grammar/core/english.ts";
import { tokenise } from "../../../grammar/core/token.ts";
import { compiledLanguage } from "../../../grammar/languages/languages.ts";

type Spoken = Language | "English";

/** How strongly words speak for a language: telling function words count three times. */
const evidence = (
  words: readonly string[],
  language: Spoken,
  wanted: Language,
): { telling: number; points: number } => {
  const { lexicon, lists } = compiledLanguage(language === "English" ? wanted : language);
  const english = language === "English";
  const isTelling = (word: string) => (english ? englishWords.has(word) : lists.telling.has(word));
  const isKnown = (word: string) => (english ? lexicon.english.has(word) : lexicon.known.has(word));
  const telling = words.filter(isTelling).length;
  return { telling, points: 2 * telling + words.filter((word) => isTelling(word) || isKnown(word)).length };
};

/** With so many words known, an answer is in its own language, and the others need not be loaded. */
const OWN_SHARE = 0.8;

/** The language an answer is in, if it is clearly another one than `wanted`; undefined otherwise. */
export const foreignLanguage = (text: string, wanted: Language): Spoken | undefined => {
  const words = tokenise(text).map(({ lower }) => lower);
  const { known } = compiledLanguage(wanted).lexicon;
  if (words.filter((word) => known.has(word)).length >= OWN_SHARE * words.length) return undefined;
  const own = evidence(words, wanted, wanted);
  const [best] = [...languages, "English" as const]
    .filter((language) => language !== wanted)
    .map((language) => ({ language, ...evidence(words, language, wanted) }))
    .sort((one, other) => other.points - one.points);
  if (!best || best.telling === 0) return undefined;
  return best.points > 1.6 * own.points && best.telling > own.telling ? best.language : undefined;
};

/** The share of the words that can be made out in this language, 0–1; names count as well. 0 where there are no words. */
export const knownShare = (text: string, language: Language): number => {
  const { known, misformed, accents, english } = compiledLanguage(language).lexicon;
  const words = tokenise(text);
  const isWord = (lower: string) =>
    [known, misformed, english].some((list) => list.has(lower)) ||
    accents.has(unaccented(lower)) ||
    /^\d/.test(lower);
  const understood = words.filter(
    ({ lower, text: word, opens }) =>
      isWord(lower) || /\p{Ll}\p{Lu}/u.test(word) || (!opens && word !== lower),
  );
  return words.length === 0 ? 0 : understood.length / words.length;
};
