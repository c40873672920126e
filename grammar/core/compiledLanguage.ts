import type { Language } from "../../domain/exercise.ts";
import { type Slips, slipsOf } from "../engine/regexRules.ts";
import { type Turns, turnsOf } from "../engine/tokenRules.ts";
import { french } from "../languages/french/french.ts";
import { german } from "../languages/german/german.ts";
import { spanish } from "../languages/spanish/spanish.ts";
import type { Tongue } from "./languageDefinition.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { Family, Slot } from "./morphology.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Wordlist, wholeWords, wordlist } from "./wordlist.ts";

/** A determiner as it stands in an answer: what it may be, and how the others of its family look. */
export type Determiner = { slot: Slot; family: Family; beforeVowel: "only" | "never" | "any" };

/** A language ready to be used: its tables, and the indexes made from them. */
export type Speech = {
  tongue: Tongue;
  lexicon: Lexicon;
  lists: Readonly<Record<keyof Vocabulary, Wordlist>>;
  determiners: ReadonlyMap<string, readonly Determiner[]>;
  /** The tongue's records as maps: an answer may hold "constructor". */
  subjects: ReadonlyMap<string, Tongue["subjects"][string]>;
  restored: ReadonlyMap<string, string>;
  contracted: ReadonlyMap<string, string>;
  informal: ReadonlyMap<string, string>;
  cases: ReadonlyMap<string, string>;
  slips: Slips;
  turns: Turns;
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

const prepare = (tongue: Tongue): Speech => ({
  tongue,
  lexicon: lexiconOf(tongue),
  lists: Object.fromEntries(
    Object.entries(tongue.words).map(([name, list]) => [name, wordlist(list)]),
  ) as Speech["lists"], // fromEntries forgets the keys it was given
  determiners: determinersOf(tongue.families),
  subjects: new Map(Object.entries(tongue.subjects)),
  restored: new Map(Object.entries(tongue.restored)),
  contracted: new Map(Object.entries(tongue.contracted)),
  informal: new Map(Object.entries(tongue.informal)),
  cases: new Map(Object.entries(tongue.german?.cases ?? {})),
  slips: slipsOf(tongue.slips),
  turns: turnsOf(tongue.turns ?? []),
  fronted: wordlist(tongue.german?.fronted ?? ""),
  timing: wordlist(tongue.german?.timing ?? ""),
  timed: {
    past: tongue.timed && wholeWords(tongue.timed.past),
    future: tongue.timed && wholeWords(tongue.timed.future),
  },
});

const tongues: Readonly<Record<Language, Tongue>> = { French: french, Spanish: spanish, German: german };
const prepared = new Map<Language, Speech>();

/** A language with its indexes, made when it is first asked for (some tens of ms) and kept. */
export const speechOf = (language: Language): Speech => {
  const speech = prepared.get(language) ?? prepare(tongues[language]);
  prepared.set(language, speech);
  return speech;
};

const telling = new Map<Language, Wordlist>();

/** The words that tell a language, for which the rest of it need not be prepared. */
export const tellingOf = (language: Language): Wordlist => {
  const list = telling.get(language) ?? wordlist(tongues[language].words.telling);
  telling.set(language, list);
  return list;
};
