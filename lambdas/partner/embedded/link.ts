import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { areClose, type Topic } from "../../../grammar/core/topics.ts";
import { isSubject, type Word } from "../../../grammar/core/word.ts";
import { mayBeAbout } from "./about.ts";
import type { Asked } from "./asked.ts";

/** Whoever came along, and when one had time for it, says nothing about the subject. */
const INCIDENTAL: readonly Topic[] = ["family", "friends", "leisure"];

/** The words that tell what an answer is about. */
const telling = (answer: ParsedAnswer): Word[] => {
  const nouns = new Set(answer.nouns.map(({ word }) => word.at));
  const { german } = answer.compiled.definition;
  // "Jean Dujardin", "The Artist": where nouns have no capital, a name tells nothing.
  const isName = ({ at, capital, opens }: Word) =>
    german === undefined && capital && (!opens || (answer.words[at + 1]?.capital ?? false));
  return answer.words.filter((word) => !isName(word) && (nouns.has(word.at) || word.nouns.length === 0));
};

/** What a subject is told in: a feast in what is eaten and who comes, health in food and sport. */
const TOLD_IN: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  festivals: ["food", "family"],
  health: ["food", "sport"],
};

/** What a question may be about, whichever readings of its words are meant. */
const subjectsOf = ({ topics, reading }: Asked): readonly Topic[] =>
  topics.length === 0
    ? []
    : [...topics, ...topics.flatMap((topic) => TOLD_IN[topic] ?? []), ...reading.words.flatMap(mayBeAbout)];

/** A word and its relatives share so many letters at their beginning: sport, sportif. */
const STEM = 5;
export const stemsOf = (answer: ParsedAnswer, words: readonly Word[]): Set<string> =>
  new Set(
    words
      .filter(({ lower, nouns, verbs, adjectives }) => {
        const isContent = nouns.length + adjectives.length > 0 || verbs.some(({ verb }) => verb.topic);
        return isContent && lower.length >= STEM && !answer.compiled.lexicon.functional.has(lower);
      })
      .map(({ lower }) => lower.slice(0, STEM)),
  );

/** Words that no table knows: with them an answer gets the benefit of the doubt. */
export const hasUnknown = ({ words, compiled }: ParsedAnswer): boolean =>
  words.some(
    ({ lower, opens, capital }) =>
      !compiled.lexicon.known.has(lower) && (opens || !capital) && !/^\d/.test(lower),
  );

/** How many different words of an answer are about the subject of its question, about one next to it, or about a far one. */
type Told = { same: number; near: number; far: number; ofOne: number };

export const toldIn = (answer: ParsedAnswer, asked: Asked): Told => {
  const subjects = subjectsOf(asked);
  const words = new Map(
    telling(answer).map((word) => [
      word.nouns[0]?.lemma ?? word.verbs[0]?.verb.lemma ?? word.lower,
      mayBeAbout(word),
    ]),
  );
  const about = [...words.values()].filter((topics) => topics.length > 0);
  const isSame = (topics: readonly Topic[]) => topics.some((topic) => subjects.includes(topic));
  const isNear = (topics: readonly Topic[]) =>
    topics.some((topic) => subjects.some((other) => areClose(topic, other)));
  const others = about.filter((topics) => !isSame(topics));
  const far = others.filter(
    (topics) => !isNear(topics) && topics.every((topic) => !INCIDENTAL.includes(topic)),
  );
  const all = far.flat();
  return {
    same: about.length - others.length,
    near: others.filter(isNear).length,
    far: far.length,
    ofOne: Math.max(0, ...all.map((topic) => all.filter((other) => other === topic).length)),
  };
};

/** "Elle est minuscule", of "ta chambre": an early pronoun that goes with a noun of the question, before any other noun. */
export const takesUp = ({ words, compiled }: ParsedAnswer, { reading }: Asked): boolean => {
  // "J'y suis allée deux fois", of "Tu connais Paris ?"
  if (compiled.definition.onlySubjects && words.slice(0, 4).some(({ lower }) => lower === "y")) return true;
  const [word] = words
    .slice(0, 4)
    .filter(
      (each) =>
        isSubject(compiled, each) &&
        compiled.subjects.get(each.lower)?.persons.some((person) => person === 2 || person === 5),
    );
  const pronoun = word && compiled.subjects.get(word.lower);
  if (!word || !pronoun || words.slice(0, word.at).some(({ nouns }) => nouns.length > 0)) return false;
  return reading.nouns.some(({ noun }) =>
    noun.slots.some((slot) =>
      pronoun.slots.some(
        (fit) => fit !== "" && (slot.startsWith(fit) || (slot[1] === "p" && fit[1] === "p")),
      ),
    ),
  );
};

/** So many words of other subjects, and none of the one that was asked about, are a speech for another question. */
export const SPEECH_WORDS = 4;
/** So many of them are a sentence for another question. */
export const SENTENCE_WORDS = 3;

/** Is an answer about other subjects from beginning to end, where the question has one that it cannot leave? */
export const isAllElse = (answer: ParsedAnswer, asked: Asked, least: number): boolean => {
  const { same, far } = toldIn(answer, asked);
  const named = asked.scope === "narrow" || asked.demands[0] === "opinion";
  return asked.topics.length > 0 && named && !asked.supposes && same === 0 && far >= least;
};
