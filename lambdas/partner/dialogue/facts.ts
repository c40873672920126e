import type { Fact } from "./followUp.ts";
import type { Telling } from "./utterance.ts";

/** What was said in an answer, by its English: enough to remember it, without reading it anew. */
export type Glance = {
  affirmed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  /** Was something told that is over, or that is still to come? */
  tellsPast: boolean;
  tellsFuture: boolean;
  tells: ReadonlySet<Telling>;
  /** Every meaning of its words, affirmed or not: "spiele" is both play and game. */
  mentioned: ReadonlySet<string>;
  /** What stood beside a word that judges it, and what is not liked. */
  judged: ReadonlySet<string>;
  disliked: ReadonlySet<string>;
};

const among = (words: string): readonly string[] => words.split(",");

/** The English words that tell of a fact, whoever's it is. */
const telling: Readonly<Record<Fact, readonly string[]>> = {
  pet: among(
    "pet,dog,cat,rabbit,hamster,guinea pig,goldfish,fish,horse,pony,bird,parrot,budgie,tortoise,turtle,snake,mouse,rat,puppy,kitten",
  ),
  sibling: among(
    "brother,sister,twin,half-brother,half-sister,stepbrother,stepsister,brothers and sisters,siblings,sibling,little brother,little sister",
  ),
  job: among("part-time job,babysit,babysitting,student job,holiday job,paper round"),
  sport: among(
    "football,tennis,rugby,swimming,hockey,netball,basketball,volleyball,cricket,judo,karate,gymnastics,athletics,badminton,handball,cycling,dance,dancing,boxing,skiing,swim,run,running,table tennis,horse-riding,horse riding,climbing,sailing,surfing,skating,skateboarding,training,rowing,row,canoeing,fencing,archery,golf,squash,martial arts,taekwondo,surf,sail,ski,jog,jogging,trampolining,weight training",
  ),
  instrument: among(
    "instrument,guitar,piano,violin,drums,drum,flute,trumpet,clarinet,saxophone,cello,keyboard,bass,trombone,ukulele",
  ),
  club: among("club,team,choir,orchestra,band,scouts,youth club"),
  abroad: among(
    "France,Spain,Germany,Italy,Greece,Portugal,Turkey,Austria,Switzerland,Belgium,United States,USA,America,Poland,Mallorca,Majorca,Florida,Paris,Barcelona,Berlin,Rome,Croatia,Cyprus,Tenerife,Canary Islands,abroad",
  ),
  volunteering: among("volunteering,volunteer,volunteer work,charity shop"),
  reading: among("read,book,novel,comic,reading"),
  gaming: among("video game,video games,computer game,console,PlayStation,Xbox,game console"),
  cooking: among("cook,bake,baking,cooking"),
};
/** The English words that tell of a fact. */
export const wordsOfFact = (fact: Fact): readonly string[] => telling[fact];
/** Words that deny a fact by themselves. */
const opposite: Readonly<Partial<Record<Fact, readonly string[]>>> = { sibling: ["only child"] };

/** What nobody does who hates it. */
const DONE: readonly Fact[] = ["sport", "reading", "gaming", "cooking"];

/** What is known of a student: true where it holds, false where it does not, undefined where nothing was said. */
export type Known = Readonly<Partial<Record<Fact, boolean>>>;

/** What answers, oldest first, tell of a student. What was said last counts. */
export const knownFrom = (glances: readonly Glance[]): Known => {
  const known: Partial<Record<Fact, boolean>> = {};
  for (const { affirmed, denied, disliked } of glances)
    for (const [fact, words] of Object.entries(telling) as [Fact, readonly string[]][]) {
      // entries of a record have its keys
      // "No tenemos mascotas, pero tendría un gato": what is denied counts before what is dreamt of.
      const isHated = DONE.includes(fact) && words.some((word) => disliked.has(word));
      if (
        isHated ||
        words.some((word) => denied.has(word)) ||
        opposite[fact]?.some((word) => affirmed.has(word))
      )
        known[fact] = false;
      else if (words.some((word) => affirmed.has(word))) known[fact] = true;
    }
  return known;
};
