import type { Tense } from "../../../domain/exercise.ts";
import type { Mood, Verb } from "./morphology.ts";
import type { Speech } from "./speech.ts";
import type { Compound } from "./tongue.ts";
import { clauseAround, isDeterminer, isSubject, looksInfinite, type Word } from "./word.ts";

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

/** Is this word, which looks like a conjugated verb, one here? */
const isConjugated = (speech: Speech, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!word?.verbs.some(({ mood }) => tenseOf[mood])) return false;
  const after = words[place + 1];
  // "meine Freunde": a determiner that looks like a verb.
  if (isDeterminer(speech, word) && after && !after.afterPause && after.nouns.length > 0) return false;
  const before = words[place - 1];
  if (isSubject(speech, before)) return true;
  const clitic = before !== undefined && speech.lists.clitics.has(before.lower);
  if (
    clitic &&
    (!isDeterminer(speech, before) || word.nouns.length === 0 || isSubject(speech, words[place - 2]))
  )
    return true;
  if (isDeterminer(speech, before)) return false;
  const { times, subordinating } = speech.lists;
  const begins =
    word.opens || (before !== undefined && (times.has(before.lower) || subordinating.has(before.lower)));
  if (begins || speech.lexicon.functional.has(word.lower)) return begins;
  // "danse", "visite": a noun as well, so it needs a subject or the beginning of the sentence.
  const doubtful = word.nouns.length > 0 || word.adjectives.length > 0;
  if (!doubtful || (before !== undefined && before.nouns.length > 0 && !word.afterPause)) return true;
  // "… y mando mensajes": a noun of its own would have something before it that leads to it.
  const { prepositions, numbers } = speech.lists;
  const led =
    before === undefined ||
    prepositions.has(before.lower) ||
    numbers.has(before.lower) ||
    before.verbs.length + before.adjectives.length > 0;
  return speech.tongue.dropsSubjects === true && !led;
};

const isMood = (word: Word | undefined, mood: Mood): boolean =>
  word?.verbs.some((reading) => reading.mood === mood) ?? false;

/** A verb that no table knows, in a tense that can be told all the same: "ils ont loué". */
const isUnknownPartner = (
  speech: Speech,
  words: readonly Word[],
  place: number,
  at: number,
  compound: Compound,
): boolean => {
  const { helper, looks } = speech.tongue.unknownParticiple;
  const word = words[at]?.lower ?? "";
  const helps = words[place]?.verbs.some(({ verb }) => verb.lemma === helper) ?? false;
  return compound.second === "participle" && helps && looks.test(word) && !speech.lexicon.known.has(word);
};

/** The second verb that a helper at `place` has, or undefined. */
const partnerOf = (
  speech: Speech,
  words: readonly Word[],
  place: number,
  compound: Compound,
): number | undefined => {
  const fits = (at: number): boolean =>
    isMood(words[at], compound.second) || isUnknownPartner(speech, words, place, at, compound);
  if (speech.tongue.compoundReach === "clause") {
    const [from, to] = clauseAround(speech, words, place);
    for (let at = to - 1; at >= from; at -= 1) if (at !== place && fits(at)) return at;
    return undefined;
  }
  let viaSeen = compound.via === undefined;
  for (let at = place + 1; at < Math.min(words.length, place + 6); at += 1) {
    const word = words[at];
    if (!word || (word.afterPause && at > place + 1)) return undefined;
    if (viaSeen && fits(at)) return at;
    if (word.lower === compound.via) viaSeen = true;
    else if (!speech.lists.between.has(word.lower) && !isSubject(speech, word)) return undefined;
  }
  return undefined;
};

const compoundAt = (speech: Speech, words: readonly Word[], place: number): VerbUse | undefined => {
  const readings = (words[place]?.verbs ?? []).filter(({ mood }) => tenseOf[mood]);
  for (const compound of speech.tongue.compounds) {
    const fits = readings.find(
      ({ verb, mood }) => compound.helpers.includes(verb.lemma) && compound.moods.includes(mood),
    );
    const head = fits && partnerOf(speech, words, place, compound);
    if (!fits || head === undefined) continue;
    const verb = words[head]?.verbs.find(({ mood }) => mood === compound.second)?.verb ?? fits.verb;
    return { at: place, head, verb, tenses: compound.tenses };
  }
  return undefined;
};

const simpleAt = (speech: Speech, words: readonly Word[], place: number): VerbUse | undefined => {
  const readings = (words[place]?.verbs ?? []).filter(({ mood }) => tenseOf[mood]);
  const toward = speech.lists.towards.has(words[place + 1]?.lower ?? "");
  // "fui al cine" is from ir, "fui feliz" from ser.
  const reading = toward
    ? (readings.find(({ verb }) => !speech.tongue.copulas.includes(verb.lemma)) ?? readings[0])
    : readings[0];
  if (!reading || looksInfinite(speech, words, place)) return undefined;
  const tenses = [...new Set(readings.flatMap(({ mood }) => tenseOf[mood] ?? []))];
  return { at: place, head: place, verb: reading.verb, tenses };
};

/** All conjugated verbs among these words, in order. */
export const usesIn = (speech: Speech, words: readonly Word[]): VerbUse[] => {
  const finite = words.filter(({ at }) => isConjugated(speech, words, at));
  const compounds = finite.flatMap(({ at }) => compoundAt(speech, words, at) ?? []);
  const taken = new Set(compounds.flatMap(({ at, head }) => [at, head]));
  const simple = finite.flatMap(({ at }) => (taken.has(at) ? [] : (simpleAt(speech, words, at) ?? [])));
  return [...compounds, ...simple].sort((one, other) => one.at - other.at);
};
