import type { Language } from "../../domain/exercise.ts";
import { type CompiledLanguage, compileLanguage } from "../core/compiledLanguage.ts";
import type { LanguageDefinition } from "../core/languageDefinition.ts";
import { type Wordlist, wordlist } from "../core/wordlist.ts";
import { french } from "./french/french.ts";
import { german } from "./german/german.ts";
import { spanish } from "./spanish/spanish.ts";

const definitions: Readonly<Record<Language, LanguageDefinition>> = {
  French: french,
  Spanish: spanish,
  German: german,
};
const prepared = new Map<Language, CompiledLanguage>();

/** A language with its indexes, made when it is first asked for (some tens of ms) and kept. */
export const compiledLanguage = (language: Language): CompiledLanguage => {
  const compiled = prepared.get(language) ?? compileLanguage(definitions[language]);
  prepared.set(language, compiled);
  return compiled;
};

const telling = new Map<Language, Wordlist>();

/** The words that tell a language, for which the rest of it need not be prepared. */
export const tellingOf = (language: Language): Wordlist => {
  const list = telling.get(language) ?? wordlist(definitions[language].words.telling);
  telling.set(language, list);
  return list;
};
