import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { looksInfinite } from "./clause.ts";
import { met } from "./demand.ts";
import { areClose, type Topic } from "./topics.ts";
import { isSubject, type Word } from "./word.ts";

/** Whoever came along, and when one had time for it, says nothing about the subject. */
const INCIDENTAL: readonly Topic[] = ["family", "friends", "leisure"];

/** Everything that a word may be about, whichever of its readings is meant: a French "chat" is a pet, or talk online. */
const mayBeAbout = ({ nouns, verbs }: Word): Topic[] => [
  ...new Set([...nouns, ...verbs.map(({ verb }) => verb)].flatMap(({ topic }) => topic ?? [])),
];

/** The words that tell what an answer is about. */
const telling = (answer: Answer): Word[] => {
  const nouns = new Set(answer.nouns.map(({ word }) => word.at));
  return answer.words.filter((word) => nouns.has(word.at) || word.nouns.length === 0);
};

/** What a question may be about, whichever readings of its words are meant. */
const subjectsOf = ({ topics, reading }: Asked): readonly Topic[] =>
  topics.length === 0 ? [] : [...topics, ...reading.words.flatMap(mayBeAbout)];

/** A word and its relatives share so many letters at their beginning: sport, sportif. */
const STEM = 5;
const stemsOf = (answer: Answer, words: readonly Word[]): Set<string> =>
  new Set(
    words
      .filter(({ lower, nouns, verbs, adjectives }) => {
        const isContent = nouns.length + adjectives.length > 0 || verbs.some(({ verb }) => verb.topic);
        return isContent && lower.length >= STEM && !answer.speech.lexicon.functional.has(lower);
      })
      .map(({ lower }) => lower.slice(0, STEM)),
  );

/** "Je le déteste", "Das ist …": an answer that begins with a pronoun for what was asked about. */
const pointsBack = ({ words, speech }: Answer): boolean =>
  words.slice(0, 3).some(({ lower, at }) => {
    const next = words[at + 1];
    const leads = next === undefined || next.nouns.length + next.adjectives.length > 0;
    const stands = isSubject(speech, words[at]) || !leads || looksInfinite(speech, words, at + 1);
    return speech.lists.pointing.has(lower) && stands;
  });

/** "Oui, …", "La verdad es que no, …": yes or no, before the first pause of an answer. */
const affirms = ({ words, speech }: Answer): boolean => {
  const pause = words.findIndex(({ afterPause, at }) => afterPause && at > 0);
  const first = words.slice(0, pause < 0 ? 1 : pause).map(({ lower }) => lower);
  // "Más o menos: …", "Regular, …"
  const verdict = speech.tongue.dropsSubjects && pause > 0 && speech.lists.verdicts.heardIn(first.join(" "));
  if (verdict && verdict.length > 0) return true;
  const { affirming, nots } = speech.lists;
  return first.some((word) => affirming.has(word) || nots.has(word));
};

/** Is the place, person or time that was asked for named before anything else is said? */
const answersFirst = (answer: Answer, { demands: [primary] }: Asked): boolean => {
  const word = answer.words[0]?.lower ?? "";
  const { prepositions, reasons, times } = answer.speech.lists;
  switch (primary) {
    case "who":
    case "where":
    case "when":
      return met[primary](answer) && (prepositions.has(word) || times.has(word));
    case "transport":
      return met.transport(answer);
    case "why":
      return reasons.has(word) || prepositions.has(word);
    default:
      return false;
  }
};

/** Does anything in an answer lead back to its question: a word of its, its subject, a pronoun, its mood? */
export const isLinked = (answer: Answer, asked: Asked): boolean => {
  const said = stemsOf(answer, answer.words);
  const own = stemsOf(asked.reading, asked.reading.words);
  // A neighbouring subject is none that was asked for where much is said of a far one.
  const strays = strayWords(answer, asked).size;
  const subjects = subjectsOf(asked);
  const isNear = (topic: Topic) =>
    subjects.some((other) => (strays < 3 ? areClose(topic, other) : topic === other));
  return (
    [...own].some((stem) => said.has(stem)) ||
    telling(answer).some((word) => mayBeAbout(word).some(isNear)) ||
    (!asked.open && affirms(answer)) ||
    answersFirst(answer, asked) ||
    (asked.supposes && answer.uses.some(({ tenses }) => tenses.includes("conditional"))) ||
    (pointsBack(answer) && strays < 3)
  );
};

/** The words of an answer that are surely about something else than the question, each once, with their topics. */
export const strayWords = (answer: Answer, asked: Asked): ReadonlyMap<string, readonly Topic[]> => {
  const subjects = subjectsOf(asked);
  const isFar = (topic: Topic) =>
    !INCIDENTAL.includes(topic) && subjects.every((other) => !areClose(topic, other));
  return new Map(
    telling(answer).flatMap((word) => {
      const topics = mayBeAbout(word);
      const lemma = word.nouns[0]?.lemma ?? word.verbs[0]?.verb.lemma ?? word.lower;
      return topics.length > 0 && topics.every(isFar) ? [[lemma, topics] as const] : [];
    }),
  );
};

/** The most words that speak of one and the same other subject. */
export const mostOfOne = (stray: ReadonlyMap<string, readonly Topic[]>): number => {
  const all = [...stray.values()];
  return Math.max(0, ...all.flat().map((topic) => all.filter((topics) => topics.includes(topic)).length));
};
