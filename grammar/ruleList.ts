import type { Language } from "../domain/exercise.ts";
import { declaredRules, type Told } from "./engine/rule.ts";
// Whoever declares a rule is loaded by this.
import "./checker.ts";
import { compiledLanguage } from "./languages/languages.ts";
import { matchesIn } from "./rules/phrases/match.ts";

/** The rules that a language has in tables of its own: once for each of their patterns. */
export const rulesOf = (language: Language): readonly Told[] => {
  const { regexRules, tokenRules = [], german } = compiledLanguage(language).definition;
  const matches = german ? matchesIn(german.matches).map(({ told }) => told) : [];
  return [...regexRules, ...tokenRules, ...matches].map(({ id, kind, message }) => ({ id, kind, message }));
};

/** The rules that are programs: each holds for the languages that it is written for. */
export const sharedRules = (): readonly Told[] => declaredRules();
