import type { PatternRule } from "../core/languageDefinition.ts";
import type { ParsedAnswer } from "../core/parsedAnswer.ts";
import type { Word } from "../core/word.ts";
import { leadOf, needsOf } from "./pattern/firstToken.ts";
import { fitOf } from "./pattern/fit.ts";
import { type Pattern, patternOf } from "./pattern/pattern.ts";

/** A wrong turn of phrase with its pattern read, and words of which an answer that holds it has one. */
export type TokenRule = Omit<PatternRule, "pattern"> & { pattern: Pattern; needs: readonly string[] };

/** The token rules of a language, found by the word with which they begin: most begin with few words only. */
export type TokenRules = { beginningAt(word: Word, answer: ParsedAnswer): ReadonlySet<TokenRule> };

/** The words of an answer, and the verbs that they may be forms of as "<jouer". */
export const heldBy = ({ words }: ParsedAnswer): ReadonlySet<string> => {
  const held = new Set<string>();
  for (const { lower, verbs } of words) {
    held.add(lower);
    for (const { verb } of verbs) held.add(`<${verb.lemma}`);
  }
  return held;
};

const add = (map: Map<string, TokenRule[]>, key: string, rule: TokenRule) => {
  const others = map.get(key);
  if (others) others.push(rule);
  else map.set(key, [rule]);
};

/** What is wrong about an article or a negation may be right behind "pas": only these stay wrong when denied. */
const STAYS_WRONG = /^(?:preposition|reflexive|false-friend|second-verb|phrase)$/;

/** Reads the token rules of a language and files them by their first words. */
export const tokenRulesOf = (patternRules: readonly PatternRule[]): TokenRules => {
  const byWord = new Map<string, TokenRule[]>();
  const byLemma = new Map<string, TokenRule[]>();
  const byKind = new Map<string, TokenRule[]>();
  const open: TokenRule[] = [];
  for (const written of patternRules) {
    const rule: TokenRule = {
      ...written,
      pattern: patternOf(written.pattern, STAYS_WRONG.test(written.kind)),
      needs: needsOf(written.pattern),
    };
    const lead = leadOf(written.pattern);
    for (const word of lead?.words ?? []) add(byWord, word, rule);
    for (const lemma of lead?.lemmas ?? []) add(byLemma, lemma, rule);
    if (lead?.kind) add(byKind, lead.kind, rule);
    if (!lead) open.push(rule);
  }
  const kinds = [...byKind].map(([kind, beginning]) => ({ fits: fitOf(kind), beginning }));
  return {
    beginningAt: (word, answer) => {
      // A pattern may name two verbs that one form belongs to; it is still one rule.
      const found = new Set(byWord.get(word.lower));
      const include = (tokenRules: readonly TokenRule[] = []) => {
        for (const rule of tokenRules) found.add(rule);
      };
      for (const { verb } of word.verbs) include(byLemma.get(verb.lemma));
      for (const { fits, beginning } of kinds) if (fits(word, answer)) include(beginning);
      include(open);
      return found;
    },
  };
};
