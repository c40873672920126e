import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { Demand } from "./tongue.ts";
import { areClose, type Topic } from "./topics.ts";

/** How far an answer answers its question. */
export type Relevance = {
  missed: readonly Demand[];
  /** Is it about something else? */
  astray: boolean;
  /** 0–1: demands met and words taken up. */
  level: number;
};

const PLACES: readonly Topic[] = ["town", "travel", "home", "nature", "school", "work"];
const PEOPLE: readonly Topic[] = ["family", "friends", "animals"];
/** Verbs with which nobody does anything. */
const IDLE = new Set(["être", "avoir", "ser", "estar", "haber", "tener", "sein", "haben"]);

/** Names are capitals that are no nouns of ours. */
const hasName = ({ words }: Answer): boolean =>
  words.some(({ opens, text, lower, nouns }) => !opens && text !== lower && nouns.length === 0);

/** What each demand takes to be met. */
const met: Record<Demand, (answer: Answer) => boolean> = {
  who: (answer) => {
    const { lists } = answer.speech;
    const person = answer.nouns.some(({ noun }) => noun.topic !== undefined && PEOPLE.includes(noun.topic));
    return person || lists.people.heardIn(answer.plain).length > 0 || hasName(answer);
  },
  where: (answer) =>
    answer.nouns.some(({ noun }) => noun.topic !== undefined && PLACES.includes(noun.topic)) ||
    hasName(answer),
  when: (answer) => answer.speech.lists.times.heardIn(answer.plain).length > 0 || /\d/.test(answer.plain),
  why: (answer) => answer.speech.lists.reasons.heardIn(answer.plain).length > 0,
  opinion: (answer) =>
    answer.speech.lists.opinions.heardIn(answer.plain).length > 0 ||
    answer.words.some(({ adjectives }) => adjectives.length > 0),
  number: (answer) => answer.speech.lists.numbers.heardIn(answer.plain).length > 0 || /\d/.test(answer.plain),
  action: (answer) =>
    answer.uses.length > 0 ? answer.uses.some(({ verb }) => !IDLE.has(verb.lemma)) : answer.nouns.length > 0,
};

/** The topics an answer touches, in the order in which they come. */
export const topicsOf = (answer: Answer): Topic[] => {
  const places = [
    ...answer.nouns.map(({ word, noun }) => ({ at: word.at, topic: noun.topic })),
    // Infinitives tell as much as conjugated verbs: j'aime travailler.
    ...answer.words
      .filter(({ nouns }) => nouns.length === 0)
      .map(({ at, verbs }) => ({ at, topic: verbs.find(({ verb }) => verb.topic)?.verb.topic })),
  ];
  return places.sort((one, other) => one.at - other.at).flatMap(({ topic }) => topic ?? []);
};

/** Words that no table knows: with them an answer gets the benefit of the doubt. */
const hasUnknown = ({ words, speech }: Answer): boolean =>
  words.some(
    ({ lower, opens, text }) =>
      !speech.lexicon.known.has(lower) && (opens || text === lower) && !/^\d/.test(lower),
  );

/** How well an answer fits its question. */
export const relevanceOf = (answer: Answer, asked: Asked): Relevance => {
  const missed = asked.demands.filter((demand) => !met[demand](answer));
  const lemmas = new Set([
    ...answer.nouns.map(({ noun }) => noun.lemma),
    ...answer.uses.map(({ verb }) => verb.lemma),
    ...answer.words.flatMap(({ verbs }) => verbs.map(({ verb }) => verb.lemma)),
  ]);
  const echoed = asked.lemmas.filter((lemma) => lemmas.has(lemma)).length;
  const topics = topicsOf(answer);
  const open = asked.topics.length === 0 || asked.topics.includes("leisure");
  const onTopic = topics.some((topic) => asked.topics.includes(topic));
  const nearTopic = topics.some((topic) => asked.topics.some((other) => areClose(topic, other)));
  const [primary] = asked.demands;
  const doubtful = hasUnknown(answer);
  const offTopic =
    !open &&
    !nearTopic &&
    echoed === 0 &&
    topics.length > 0 &&
    !doubtful &&
    missed.length === asked.demands.length;
  const affirms = answer.speech.lists.affirming.has(answer.words[0]?.lower ?? "") && primary === undefined;
  const silent = primary !== undefined && missed.includes(primary) && !(doubtful && missed.length < 2);
  const share = asked.demands.length === 0 ? 1 : 1 - missed.length / asked.demands.length;
  const closeness = (onTopic || open ? 0.5 : 0) + Math.min(0.5, echoed / 2);
  return { missed, astray: (offTopic && !affirms) || silent, level: share * 0.6 + closeness * 0.4 };
};
