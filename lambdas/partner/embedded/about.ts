import type { Verb } from "../../../grammar/core/morphology.ts";
import { type Topic, topics } from "../../../grammar/core/topics.ts";
import type { Word } from "../../../grammar/core/word.ts";

/** Verbs, by their English, that are filed under a subject and are heard with any other as well. */
const GENERAL = new Set(
  (
    "forbid,respect,act,cause,provoke,vote,disappear,increase,decrease,push,threaten,solve,stop,avoid,risk,maintain,tire,worry," +
    "cease,finish,count,explain,succeed,fail,understand,become,organise," +
    "manage,put,look after,create,achieve,replace,welcome,save,support,build,discover,cross,accompany,lose," +
    "annoy,cut,add,use,invent,laugh,cry,shout,miss,refuse,accept,promise,cost,leave,hang,throw,hit,gather,kill"
  ).split(","),
);

/** What nouns, by their English, speak of beside the subject they are filed under. */
const ALSO: Readonly<Partial<Record<Topic, string>>> = {
  town: "restaurant,café,bar,market,shop,cinema,stadium,swimming pool,museum,park,library,church,traffic,bus,noise,pollution,car",
  travel: "beach,sea,hotel,car,bus,train,plane,bike,boat,sun,museum,castle",
  school: "uniform,tie,exam,teacher,canteen,library,rule",
  media: "screen,cinema,actor,series,video game",
  music: "concert,singer,party,group",
  food: "restaurant,café,market,canteen",
  animals: "zoo",
  leisure: "film,book,match,game,series,concert",
};

const alsoOf = new Map<string, Topic[]>();
for (const topic of topics)
  for (const gloss of ALSO[topic]?.split(",") ?? []) alsoOf.set(gloss, [...(alsoOf.get(gloss) ?? []), topic]);

/** The subject that a verb surely speaks of. */
export const subjectOf = ({ topic, gloss }: Pick<Verb, "topic" | "gloss">): Topic | undefined =>
  GENERAL.has(gloss) ? undefined : topic;

/** Everything that a word of a question may be about, whichever of its readings is meant: a French "chat" is a pet, or talk online. */
export const filedUnder = ({ nouns, verbs }: Word): Topic[] => [
  ...new Set(
    [...nouns.map(({ topic }) => topic), ...verbs.map(({ verb }) => subjectOf(verb))].flatMap(
      (topic) => topic ?? [],
    ),
  ),
];

/** Everything that a word of an answer may be about: a restaurant is food, and a part of a town. */
export const mayBeAbout = (word: Word): Topic[] => [
  ...new Set([...filedUnder(word), ...word.nouns.flatMap(({ gloss }) => alsoOf.get(gloss) ?? [])]),
];
