import { looksInfinite } from "./clause.ts";
import type { CompiledLanguage } from "./compiledLanguage.ts";
import type { Mood } from "./morphology.ts";
import { isDeterminer, isSubject, type Word } from "./word.ts";

/** May the word at this place be a conjugated verb? "meine" and plurals that are infinitives here do not count. */
const mayBeFinite = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!word || isDeterminer(compiled, word) || !word.verbs.some(({ person }) => person !== undefined))
    return false;
  // "mit dusche", as it is heard: a noun behind its preposition
  const [before, next] = [words[place - 1], words[place + 1]];
  const ruled = !word.afterPause && compiled.lists.prepositions.has(before?.lower ?? "");
  if (compiled.definition.german && word.nouns.length > 0 && ruled && !isSubject(compiled, next))
    return false;
  return !looksInfinite(compiled, words, place);
};

const HELPERS = /^(?:haben|sein)$/;

const isForm = (word: Word | undefined, moods: readonly Mood[]): boolean =>
  word?.verbs.some(({ mood }) => moods.includes(mood)) ?? false;

/**
 * Might one of the words from `from` to before `to` be a conjugated verb? Without punctuation that means that another clause
 * may have begun, and nothing is certain of the places of verbs. Forms that may be a participle (besucht) do not count.
 */
export const hasFinite = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  from: number,
  to: number,
): boolean =>
  words
    .slice(from, to)
    .some((word) => mayBeFinite(compiled, words, word.at) && !isForm(word, ["participle"]));

/** Is there a word of this form from `from` to before `to`, so that a helper has its second verb? */
export const hasForm = (words: readonly Word[], from: number, to: number, mood: Mood): boolean =>
  words.slice(Math.max(0, from), to).some((word) => isForm(word, [mood]));

/**
 * The second verb of a helper at `place` in its clause: the last that fits before another verb is conjugated, or right before
 * a helper at the end. A stretch that runs on into further clauses gives the first that fits.
 */
export const secondOf = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  place: number,
  [from, to]: readonly [from: number, to: number],
  fits: (at: number) => boolean,
  mood: Mood,
): number | undefined => {
  const later: number[] = [];
  // "weil wir geschwommen sind und dann gegessen haben": this one stands at the end already.
  const next = words[place + 1];
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  if (compiled.definition.german && ends && place > from && fits(place - 1)) return place - 1;
  for (let at = place + 1; at < to; at += 1) {
    // "bin gestolpert und alle haben gelacht"
    const parts =
      mood === "participle" && later.length > 0 && compiled.lists.joining.has(words[at]?.lower ?? "");
    // "sind wir gegangen haben gegessen und …", as it is heard
    const helps = words[at]?.verbs.some(
      ({ verb, person }) => person !== undefined && HELPERS.test(verb.lemma),
    );
    if (parts || (mood === "participle" && later.length > 0 && helps)) return later[0];
    if (fits(at)) later.push(at);
    else if (hasFinite(compiled, words, at, at + 1)) {
      // "… seit mir eine Spinne übers Gesicht gelaufen ist": this one goes with the other verb.
      const [first] = later;
      return first !== undefined && first < at - 1 ? first : before(place, from, fits);
    }
  }
  return later.at(-1) ?? before(place, from, fits);
};

const before = (place: number, from: number, fits: (at: number) => boolean): number | undefined =>
  place > from && fits(place - 1) ? place - 1 : undefined;
