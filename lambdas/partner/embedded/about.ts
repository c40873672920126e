import type { Verb } from "./morphology.ts";
import { type Topic, topics } from "./topics.ts";
import type { Word } from "./word.ts";

/** Verbs, by their English, that are filed under a subject and are heard with any other as well. */
const GENERAL = new Set(
  (
    "forbid,respect,act,cause,provoke,vote,disappear,increase,decrease,push,threaten,solve,stop,avoid,risk,maintain,tire,worry," +
    "reassure,cease,slow down,finish,count,explain,succeed,fail,understand,note,retain,concentrate,motivate,become,organise," +
    "manage,put,look after,create,achieve,replace,welcome,save,support,build,discover,cross,accompany,run across,situate,lose," +
    "annoy,cut,mix,add,pour,use,invent,laugh,cry,shout,miss,refuse,accept,promise,bring back,cost,leave,empty,hang,participate," +
    "take part,throw,hit,blow,gather,kill,weigh,grow,protect"
  ).split(","),
);

/** What nouns, by their English, speak of beside the subject they are filed under. */
const ALSO: Readonly<Partial<Record<Topic, string>>> = {
  town:
    "restaurant,café,bar,market,shop,supermarket,shopping centre,cinema,theatre,stadium,sports centre,swimming pool,ice rink,museum," +
    "park,library,church,hospital,school,street,traffic,bus,tram,noise,tourist,pollution,car",
  travel:
    "beach,sea,mountain,hotel,campsite,car,bus,train,plane,bike,coach,boat,sun,museum,castle,country,abroad,tourist",
  school:
    "uniform,tie,exam,teacher,canteen,sports field,library,bullying,mobile phone,mobile,rule,skirt,trousers",
  sport: "bike,swimming pool,stadium,team,match,gym,sports centre,walk,park",
  media: "screen,cinema,actor,actress,singer,concert,video,series,star,computer,newspaper,video game",
  technology: "screen,video,photo,message,app,game,site,video game",
  music: "concert,singer,party,headphones,group,festival",
  food: "restaurant,café,market,vegetarian,birthday cake,canteen",
  festivals: "present,cake,firework,church,tradition,family,costume,parade",
  shopping: "shop,market,shopping centre,present,price,money,brand",
  home: "garden,kitchen,house,flat,dishes",
  health: "fast food,vegetable,fruit,sugar,alcohol,cigarette,water,sport,salad,stress",
  nature: "car,plastic,water,bag,bottle,factory,air,sea,forest,paper,rubbish",
  work: "money,shop,restaurant,hospital,university,factory",
  animals: "cat,dog,farm,zoo",
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
