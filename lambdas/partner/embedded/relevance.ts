import type { Tense } from "../../../domain/exercise.ts";
import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { mainUses } from "./checks/tense.ts";
import { met } from "./demand.ts";
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

/** What was done in one's free time or at a party can be anything. */
const OPEN: readonly Topic[] = ["leisure", "festivals"];
/** Whoever came along says nothing about the subject. */
const COMPANY: readonly Topic[] = ["family", "friends"];
/** A question for one of these is answered by it, whatever else the answer speaks of. */
const POINTED: readonly Demand[] = ["who", "where", "when", "number", "transport"];

/** What can be told in words that no table knows. */
const UNCOUNTED: readonly Demand[] = ["who", "where", "opinion", "action"];
/** Demands of a kind that whatever is said of the subject goes some way to meet: "Comment est ta famille ?" – four people. */
const LOOSE: readonly Demand[] = ["opinion"];

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
    ({ lower, opens, capital }) =>
      !speech.lexicon.known.has(lower) && (opens || !capital) && !/^\d/.test(lower),
  );

/** Is the answer only about what is to come, and the question about what was, or the other way round? */
const clashesInTime = (answer: Answer, { question, reading }: Asked): boolean => {
  const asked = question.tense ?? reading.uses.at(-1)?.tenses[0];
  const uses = mainUses(answer);
  const only = (tenses: readonly Tense[]) =>
    uses.length > 0 && uses.every((use) => use.tenses.every((tense) => tenses.includes(tense)));
  if (asked === "past") return only(["future", "conditional"]);
  return asked === "future" || asked === "conditional" ? only(["past"]) : false;
};

/** Is it about other things than those asked for, as far as both are known? */
const isElsewhere = (topics: readonly Topic[], asked: readonly Topic[], doubtful: boolean): boolean => {
  const close = (topic: Topic) => asked.some((other) => areClose(topic, other));
  const things = topics.filter((topic) => !COMPANY.includes(topic));
  const telling = things.length > 0 && !asked.some((topic) => COMPANY.includes(topic)) ? things : topics;
  // "Des lasagnes que ma mère a faites": what was asked for may be the very word that no table knows.
  if (doubtful && things.length === 0) return false;
  const open = asked.length === 0 || asked.some((topic) => OPEN.includes(topic));
  return !open && telling.length > 0 && !telling.some(close);
};

/** How well an answer fits its question. */
export const relevanceOf = (answer: Answer, asked: Asked): Relevance => {
  const mayMeet = hasUnknown(answer);
  const missed = asked.demands.filter(
    (demand) => !met[demand](answer) && !(mayMeet && UNCOUNTED.includes(demand)),
  );
  const lemmas = new Set(
    answer.words
      .flatMap(({ verbs, nouns }) => [...verbs.map(({ verb }) => verb), ...nouns])
      .map(({ lemma }) => lemma),
  );
  const echoed = asked.lemmas.filter((lemma) => lemmas.has(lemma)).length;
  const topics = topicsOf(answer);
  const [primary] = asked.demands;
  const pointed = primary !== undefined && POINTED.includes(primary) && !missed.includes(primary);
  const { affirming, questionWords } = answer.speech.lists;
  const open = asked.reading.words.some(({ lower }) => questionWords.has(lower));
  const affirms = primary === undefined && !open && affirming.has(answer.words[0]?.lower ?? "");
  const elsewhere = isElsewhere(topics, asked.topics, mayMeet) && echoed === 0 && !pointed && !affirms;
  const near = topics.some((topic) => asked.topics.some((other) => areClose(topic, other)));
  const silent =
    primary !== undefined && missed.includes(primary) && !(LOOSE.includes(primary) && (near || echoed > 0));
  // "Oui" answers no question that begins with a question word.
  const idle = open && answer.words.every(({ lower }) => affirming.has(lower));
  const untimely = clashesInTime(answer, asked);
  const share = asked.demands.length === 0 ? 1 : 1 - missed.length / asked.demands.length;
  const anything = asked.topics.length === 0 || asked.topics.some((topic) => OPEN.includes(topic));
  const onTopic = (anything && topics.length > 0) || topics.some((topic) => asked.topics.includes(topic));
  const closeness = (onTopic ? 0.5 : 0) + Math.min(0.5, echoed / 2);
  return {
    missed,
    // Where the exercise names the tense, there is a better tip than that this is about something else.
    astray: elsewhere || silent || idle || (untimely && asked.question.tense === undefined),
    level: share * 0.6 + closeness * 0.4,
  };
};
