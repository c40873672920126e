import type { Tense } from "../../domain/exercise.ts";
import { secondOf } from "./bracket.ts";
import { clauseAround, isConjugated, looksInfinite } from "./clause.ts";
import type { CompiledLanguage } from "./compiledLanguage.ts";
import type { Compound } from "./languageDefinition.ts";
import type { Mood, Verb } from "./morphology.ts";
import { isSubject, type Word } from "./word.ts";

/** A conjugated verb with what goes with it: in "j'ai mangé", `at` is the place of "ai" and `head` that of "mangé". */
export type VerbUse = { at: number; head: number; verb: Verb; tenses: readonly Tense[] };

const tenseOf: Partial<Record<Mood, Tense>> = {
  present: "present",
  subjunctive: "present",
  imperfect: "past",
  preterite: "past",
  future: "future",
  conditional: "conditional",
  // "si tuviera": Spanish.
  pastSubjunctive: "conditional",
};

const isMood = (word: Word | undefined, mood: Mood): boolean =>
  word?.verbs.some((reading) => reading.mood === mood) ?? false;

/** A verb that no table knows, in a tense that can be told all the same: "ils ont loué". */
const isUnknownPartner = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  place: number,
  at: number,
  compound: Compound,
): boolean => {
  const { helper, looks } = compiled.definition.unknownParticiple;
  const word = words[at]?.lower ?? "";
  const helps = words[place]?.verbs.some(({ verb }) => verb.lemma === helper) ?? false;
  return compound.second === "participle" && helps && looks.test(word) && !compiled.lexicon.known.has(word);
};

/** The second verb that a helper at `place` has, or undefined. */
const partnerOf = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  place: number,
  compound: Compound,
): number | undefined => {
  // "c'est le marché": a noun, since no participle has an article.
  const isNoun = (at: number): boolean =>
    compound.second === "participle" &&
    compiled.definition.compoundReach === "near" &&
    (words[at]?.nouns.length ?? 0) > 0 &&
    compiled.determiners.has(words[at - 1]?.lower ?? "");
  // "habe kellnern dürfen", "habe ihn liegen lassen": with a second infinitive such a verb has no participle.
  const replaces = (at: number): boolean =>
    compiled.definition.german !== undefined &&
    compound.second === "participle" &&
    compound.helpers[0] === "haben" &&
    /^(?:können|müssen|wollen|sollen|dürfen|lassen|hören|sehen)$/.test(words[at]?.lower ?? "") &&
    isMood(words[at - 1], "infinitive");
  const fits = (at: number): boolean =>
    (isMood(words[at], compound.second) && !isNoun(at)) ||
    replaces(at) ||
    isUnknownPartner(compiled, words, place, at, compound);
  if (compiled.definition.compoundReach === "clause") {
    return secondOf(compiled, words, place, clauseAround(compiled, words, place), fits, compound.second);
  }
  let viaSeen = compound.via === undefined;
  for (let at = place + 1; at < Math.min(words.length, place + 6); at += 1) {
    const word = words[at];
    if (!word || (word.afterPause && at > place + 1)) return undefined;
    if (viaSeen && fits(at)) return at;
    // "ils ont tout de suite retourné"
    const adverb = compiled.definition.adverbial?.(words, at, false) ?? 0;
    if (word.lower === compound.via) viaSeen = true;
    else if (adverb > 0) at += adverb - 1;
    else if (!compiled.lists.between.has(word.lower) && !isSubject(compiled, word)) return undefined;
  }
  return undefined;
};

const compoundAt = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  place: number,
): VerbUse | undefined => {
  const readings = (words[place]?.verbs ?? []).filter(({ mood }) => tenseOf[mood]);
  for (const compound of compiled.definition.compounds) {
    const fits = readings.find(
      ({ verb, mood }) => compound.helpers.includes(verb.lemma) && compound.moods.includes(mood),
    );
    const head = fits && partnerOf(compiled, words, place, compound);
    if (!fits || head === undefined) continue;
    // "ist geschieden", "war geschlossen": a state, and no past.
    const state = compound.second === "participle" && (words[head]?.adjectives.length ?? 0) > 0;
    if (state && compiled.definition.german && compiled.definition.auxiliaries?.being === fits.verb.lemma)
      continue;
    // "tu es stressé", but "je suis parti" and "elle s'est fâchée"
    const { being, withBeing = [], mostlyBeing = [] } = compiled.definition.auxiliaries ?? {};
    const goes = words[head]?.verbs.some((each) => [...withBeing, ...mostlyBeing].includes(each.verb.lemma));
    const selfward = /^(?:[mts][e']|nous|vous)$/.test(words[place - 1]?.lower ?? "");
    if (state && compiled.definition.onlySubjects && being === fits.verb.lemma && !goes && !selfward)
      continue;
    const verb = words[head]?.verbs.find(({ mood }) => mood === compound.second)?.verb ?? fits.verb;
    return { at: place, head, verb, tenses: compound.tenses };
  }
  return undefined;
};

const simpleAt = (compiled: CompiledLanguage, words: readonly Word[], place: number): VerbUse | undefined => {
  const readings = (words[place]?.verbs ?? []).filter(({ mood }) => tenseOf[mood]);
  const toward = compiled.lists.towards.has(words[place + 1]?.lower ?? "");
  // "fui al cine" is from ir, "fui feliz" from ser.
  const reading = toward
    ? (readings.find(({ verb }) => !compiled.definition.copulas.includes(verb.lemma)) ?? readings[0])
    : readings[0];
  if (!reading || looksInfinite(compiled, words, place)) return undefined;
  const tenses = [...new Set(readings.flatMap(({ mood }) => tenseOf[mood] ?? []))];
  return { at: place, head: place, verb: reading.verb, tenses };
};

/** All conjugated verbs among these words, in order. */
export const usesIn = (compiled: CompiledLanguage, words: readonly Word[]): VerbUse[] => {
  const finite = words.filter(({ at }) => isConjugated(compiled, words, at));
  const compounds = finite.flatMap(({ at }) => compoundAt(compiled, words, at) ?? []);
  const taken = new Set(compounds.flatMap(({ at, head }) => [at, head]));
  const simple = finite.flatMap(({ at }) => (taken.has(at) ? [] : (simpleAt(compiled, words, at) ?? [])));
  return [...compounds, ...simple].sort((one, other) => one.at - other.at);
};
