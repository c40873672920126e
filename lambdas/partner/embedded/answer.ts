import type { Language, Tense } from "../../../domain/exercise.ts";
import type { AdjectiveReading, NounReading, VerbReading } from "./lexicon.ts";
import { type Speech, speechOf } from "./speech.ts";
import { type Token, tokenise } from "./token.ts";
import type { Compound, Mood, Verb } from "./tongue.ts";
import { normalised } from "./wordlist.ts";

/** A word of an answer with everything it may be. */
export type Word = Token & {
  at: number;
  nouns: readonly NounReading[];
  verbs: readonly VerbReading[];
  adjectives: readonly AdjectiveReading[];
};

/** A conjugated verb with what goes with it: in "j'ai mangé", `at` is the place of "ai" and `head` that of "mangé". */
export type VerbUse = { at: number; head: number; verb: Verb; tenses: readonly Tense[] };

/** A text in a language, read as far as our tables go. */
export type Answer = {
  text: string;
  /** The text in lower case with straight apostrophes; places in it are not places in `text`. */
  plain: string;
  words: readonly Word[];
  uses: readonly VerbUse[];
  /** Nouns in the order in which they come. */
  nouns: readonly { word: Word; noun: NounReading }[];
  speech: Speech;
};

const tenseOf: Partial<Record<Mood, Tense>> = {
  present: "present",
  subjunctive: "present",
  imperfect: "past",
  preterite: "past",
  future: "future",
  conditional: "conditional",
};

const isDeterminer = (speech: Speech, word: Word | undefined): boolean =>
  word !== undefined && speech.determiners.has(word.lower);
const isSubject = (speech: Speech, word: Word | undefined): boolean =>
  word !== undefined && speech.tongue.subjects[word.lower] !== undefined;

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
  return !doubtful || (before !== undefined && before.nouns.length > 0 && !word.afterPause);
};

const isMood = (word: Word | undefined, mood: Mood): boolean =>
  word?.verbs.some((reading) => reading.mood === mood) ?? false;

/** Where the words of this one's clause begin and end: clauses are parted by pauses and by conjunctions. */
export const clauseAround = (
  speech: Speech,
  words: readonly Word[],
  place: number,
): [from: number, to: number] => {
  const starts = (word: Word | undefined) =>
    !word ||
    word.afterPause ||
    speech.lists.joining.has(word.lower) ||
    speech.lists.subordinating.has(word.lower);
  let from = place;
  while (from > 0 && !starts(words[from])) from -= 1;
  let to = place + 1;
  while (to < words.length && !starts(words[to])) to += 1;
  return [from, to];
};

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

/** German plurals look like infinitives: "spielen" is conjugated only next to a subject. */
const looksInfinite = (speech: Speech, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!speech.tongue.german || !word?.verbs.some(({ mood }) => mood === "infinitive")) return false;
  const [before, after] = [words[place - 1], words[place + 1]];
  if (before?.lower === "zu") return true;
  const subject = [before, after].some((next) => isSubject(speech, next) || (next?.nouns.length ?? 0) > 0);
  return !subject;
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

const usesIn = (speech: Speech, words: readonly Word[]): VerbUse[] => {
  const finite = words.filter(({ at }) => isConjugated(speech, words, at));
  const compounds = finite.flatMap(({ at }) => compoundAt(speech, words, at) ?? []);
  const taken = new Set(compounds.flatMap(({ at, head }) => [at, head]));
  const simple = finite.flatMap(({ at }) => (taken.has(at) ? [] : (simpleAt(speech, words, at) ?? [])));
  return [...compounds, ...simple].sort((one, other) => one.at - other.at);
};

/** Reads a text as one in this language. */
export const read = (text: string, language: Language): Answer => {
  const speech = speechOf(language);
  const { lexicon } = speech;
  const words = tokenise(text).map((token, at): Word => {
    const nouns = lexicon.nouns.get(token.lower) ?? [];
    // In German a capital tells "das Essen" from "essen".
    const onlyNoun =
      speech.tongue.german !== undefined && !token.opens && token.text !== token.lower && nouns.length > 0;
    return {
      ...token,
      at,
      nouns,
      verbs: onlyNoun ? [] : (lexicon.verbs.get(token.lower) ?? []),
      adjectives: onlyNoun ? [] : (lexicon.adjectives.get(token.lower) ?? []),
    };
  });
  const uses = usesIn(speech, words);
  const verbal = new Set(uses.flatMap(({ at, head }) => [at, head]));
  const nouns = words.flatMap((word) => {
    const [noun] = verbal.has(word.at) ? [] : word.nouns;
    return noun ? [{ word, noun }] : [];
  });
  return { text, plain: normalised(text), words, uses, nouns, speech };
};

/** Is this word a determiner here? */
export const isDeterminerAt = (answer: Answer, place: number): boolean =>
  isDeterminer(answer.speech, answer.words[place]);
