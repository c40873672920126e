import type { Language } from "../../../domain/exercise.ts";
import { declaredRules, type Told } from "../../../grammar/engine/rule.ts";
// Whoever declares a rule is loaded by this.
import "../../../grammar/checker.ts";
import { speechOf } from "../../../grammar/core/compiledLanguage.ts";
import { matchesIn } from "../../../grammar/rules/phrases/match.ts";

/** The rules that a language has in tables of its own: once for each of their patterns. */
export const rulesOf = (language: Language): readonly Told[] => {
  const { slips, turns = [], german } = speechOf(language).tongue;
  const matches = german ? matchesIn(german.matches).map(({ told }) => told) : [];
  return [...slips, ...turns, ...matches].map(({ id, kind, message }) => ({ id, kind, message }));
};

/** The rules that are programs: each holds for the languages that it is written for. */
export const sharedRules = (): readonly Told[] => declaredRules();
