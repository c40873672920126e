import type { Language } from "../../../../domain/exercise.ts";
import { compiledLanguage } from "../../../../grammar/languages/languages.ts";
import type { Entry } from "./bank.ts";
import { plain } from "./ownWords.ts";

/** English words that a question may well be about without naming them, and the word it then has. */
const kin: Readonly<Record<string, string>> = {
  ...{ beach: "sea", beaches: "sea", seaside: "sea", coast: "sea" },
  ...{ complain: "problem", complaining: "problem", complaint: "problem", complaints: "problem" },
  ...{ concert: "music", concerts: "music", bands: "music", band: "music" },
};

/** A word (plain, English or the exercise's language) as a question may have it: itself, its singular, its translation, and its kin. */
export const formsOf = (word: string, language: Language): string[] => {
  const { english } = compiledLanguage(language).lexicon;
  const singulars = [word, word.replace(/ies$/, "y"), word.replace(/s$/, "")];
  const related = kin[word];
  const translations = singulars.flatMap((form) => english.get(form) ?? []);
  return [...new Set([...singulars, ...(related ? [related] : []), ...translations.map(plain)])];
};

/** A question as far as it is searched for words. */
export type Mentioning = Pick<Entry, "text" | "english" | "model">;

const wordsIn = (text: string): ReadonlySet<string> => new Set(plain(text).split(/[^\p{L}]+/u));
const wordsOf = new WeakMap<Mentioning, { asked: ReadonlySet<string>; answered: ReadonlySet<string> }>();

/** A question's own words, read once. */
const read = (entry: Mentioning) => {
  const known = wordsOf.get(entry) ?? {
    asked: wordsIn(`${entry.text} ${entry.english}`),
    answered: wordsIn(entry.model),
  };
  wordsOf.set(entry, known);
  return known;
};

/** How much a question is about a word: 2 where it, or its English, has the word or its plural, 1 where only its model answer has. */
export const mentioned = (entry: Mentioning, form: string): 0 | 1 | 2 => {
  const { asked, answered } = read(entry);
  if (asked.has(form) || asked.has(`${form}s`)) return 2;
  return answered.has(form) || answered.has(`${form}s`) ? 1 : 0;
};
