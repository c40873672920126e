import type { Language } from "../../../../domain/exercise.ts";
import { type Theme, themes } from "../../../../domain/themes.ts";
import { wordsOf } from "../../../../grammar/core/lexicon.ts";
import { topicsNamed } from "../../../../grammar/core/topics.ts";
import { compiledLanguage } from "../../../../grammar/languages/languages.ts";
import { filler, isParticular, namingIn, ownWords, plain } from "./ownWords.ts";
import { keywords, themeOf } from "./themes.ts";
import { isMeantAs } from "./typing.ts";

/**
 * What a prompt wants to talk about: themes of ours, its own words where they say more, and the words (plain) that questions should
 * mention.
 */
export type Subject = {
  themes: readonly Theme[];
  ownWords?: string | undefined;
  mention?: readonly string[];
};

/** Words that name a theme only where no other word does: "holiday plans" is about holidays. */
const weak = new Set(
  wordsOf("future plans day body energy area region money culture everyday zukunft avenir futuro planes"),
);

/** The words of a prompt, in lower case and without accents. */
const wordsIn = (prompt: string): string[] =>
  plain(prompt)
    .replaceAll("free time", "freetime")
    .match(/\p{L}+/gu) ?? [];

const themesByWord = themes.flatMap((theme) => wordsOf(keywords[theme]).map((word) => ({ theme, word })));

const named = (word: string): Theme | undefined =>
  themesByWord.find((known) => known.word === word)?.theme ??
  (filler.has(word) ? undefined : themesByWord.find((known) => isMeantAs(word, known.word))?.theme);

/** What the lexicon files a noun under, be it English or the exercise's language. */
const filed = (word: string, language: Language): Theme | undefined => {
  if (filler.has(word)) return undefined;
  const { english, nouns, accents } = compiledLanguage(language).lexicon;
  const singular = word.replace(/ies$/, "y").replace(/s$/, "");
  const spellings = [word, ...(accents.get(word) ?? []), english.get(word), english.get(singular)];
  const topics = spellings
    .flatMap((spelling) => nouns.get(spelling?.toLowerCase() ?? "") ?? [])
    .map(({ topic }) => topic);
  const [topic = topicsNamed(word)[0]] = topics.filter((each) => each !== undefined);
  return topic && themeOf[topic];
};

const themesNamed = (prompt: string, language: Language): Theme[] => {
  const words = wordsIn(prompt);
  const about = (use: readonly string[]): Theme[] => [...new Set(use.flatMap((word) => named(word) ?? []))];
  const strong = about(words.filter((word) => !weak.has(word)));
  if (strong.length > 0) return strong;
  const faint = about(
    words.filter((word) => !/^(future|futuro)$/.test(word) || !/\b(tense|tiempo)\b/.test(plain(prompt))),
  );
  if (faint.length > 0) return faint;
  return [...new Set(words.flatMap((word) => filed(word, language) ?? []))];
};

/** What a prompt is about, whatever else it says. */
export const subjectOf = (prompt: string, language: Language): Subject => {
  const own = ownWords(prompt);
  const keywordsIn = wordsIn(prompt).filter((word) => isParticular(word) && named(word));
  const mention = [...new Set([...namingIn(own ?? ""), ...keywordsIn])];
  return { themes: themesNamed(prompt, language), ownWords: own, mention };
};
