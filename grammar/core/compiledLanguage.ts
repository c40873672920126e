import { type RegexRules, regexRulesOf } from "../engine/regexRules.ts";
import { type TokenRules, tokenRulesOf } from "../engine/tokenRules.ts";
import type { LanguageDefinition } from "./languageDefinition.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { Family, Slot } from "./morphology.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Wordlist, wholeWords, wordlist } from "./wordlist.ts";

/** A determiner as it stands in an answer: what it may be, and how the others of its family look. */
export type Determiner = { slot: Slot; family: Family; beforeVowel: "only" | "never" | "any" };

/** A language ready to be used: its tables, and the indexes made from them. */
export type CompiledLanguage = {
  definition: LanguageDefinition;
  lexicon: Lexicon;
  lists: Readonly<Record<keyof Vocabulary, Wordlist>>;
  determiners: ReadonlyMap<string, readonly Determiner[]>;
  /** The definition's records as maps: an answer may hold "constructor". */
  subjects: ReadonlyMap<string, LanguageDefinition["subjects"][string]>;
  restored: ReadonlyMap<string, string>;
  contracted: ReadonlyMap<string, string>;
  informal: ReadonlyMap<string, string>;
  cases: ReadonlyMap<string, string>;
  regexRules: RegexRules;
  tokenRules: TokenRules;
  /** German: what may begin a sentence before the verb. */
  fronted: Wordlist;
  timing: Wordlist;
  /** Patterns that tell a time, beside the lists of phrases. */
  timed: Readonly<Record<"past" | "future", RegExp | undefined>>;
};

const determinersOf = (families: readonly Family[]): Map<string, Determiner[]> => {
  const map = new Map<string, Determiner[]>();
  for (const family of families)
    for (const [slot, forms] of Object.entries(family)) {
      const [usual = "", softened] = forms.split(" ");
      const add = (form: string, beforeVowel: Determiner["beforeVowel"]) =>
        map.set(form, [...(map.get(form) ?? []), { slot, family, beforeVowel }]);
      add(usual, softened ? "never" : "any");
      if (softened) add(softened, "only");
    }
  return map;
};

/** Makes the indexes of a language; some tens of milliseconds. */
export const compileLanguage = (definition: LanguageDefinition): CompiledLanguage => ({
  definition,
  lexicon: lexiconOf(definition),
  lists: Object.fromEntries(
    Object.entries(definition.words).map(([name, list]) => [name, wordlist(list)]),
  ) as CompiledLanguage["lists"], // fromEntries forgets the keys it was given
  determiners: determinersOf(definition.families),
  subjects: new Map(Object.entries(definition.subjects)),
  restored: new Map(Object.entries(definition.restored)),
  contracted: new Map(Object.entries(definition.contracted)),
  informal: new Map(Object.entries(definition.informal)),
  cases: new Map(Object.entries(definition.german?.cases ?? {})),
  regexRules: regexRulesOf(definition.regexRules),
  tokenRules: tokenRulesOf(definition.tokenRules ?? []),
  fronted: wordlist(definition.german?.fronted ?? ""),
  timing: wordlist(definition.german?.timing ?? ""),
  timed: {
    past: definition.timed && wholeWords(definition.timed.past),
    future: definition.timed && wholeWords(definition.timed.future),
  },
});
