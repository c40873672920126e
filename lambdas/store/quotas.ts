import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { environment, environmentNumber } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { note } from "../telemetry/watch.ts";
import { conditionFailed, database, expiryAfter } from "./database.ts";
import { drawFrom, shardsOf, sharesOf } from "./shards.ts";

/**
 * What is counted a day: a person's calls; answers and guesses in lessons, on all demos, and on the rest of the site; lessons
 * begun by a person, on an exercise, on all demos, and on the site; calls on the whole site that belong to no lesson; addresses
 * to stream one answer to; whole conversations read for a person; transcriptions by a person, on all demos, and on the rest of the
 * site; those of them that take a job,
 * by strangers (in demos and outside lessons), and on the rest of the site; exercises built by a person, and on the site; exercises
 * saved by a person, and on the site; photos uploaded by a person, and on the site; lists and exports that a person asks for;
 * reports by a person, and about an exercise; wrong invitation
 * codes of a person's, and on the site; changes to classes by a person; wrong words
 * of a person's, and for a place; and addresses of colleagues that a person names.
 */
export type Counted =
  | "turns"
  | "turnsOfDemos"
  | "turnsOfSite"
  | "lessonsOfPerson"
  | "lessonsOfExercise"
  | "lessonsOfDemos"
  | "lessonsOfSite"
  | "callsOutsideLessons"
  | "lessonReadsOfPerson"
  | "streamsOfTurn"
  | "transcriptionsOfPerson"
  | "transcriptionsOfDemos"
  | "transcriptionsOfSite"
  | "buildsOfPerson"
  | "buildsOfSite"
  | "savesOfPerson"
  | "savesOfSite"
  | "photosOfPerson"
  | "photosOfSite"
  | "listsOfPerson"
  | "exportsOfPerson"
  | "reportsOfPerson"
  | "reportsOfExercise"
  | "jobsOfDemos"
  | "jobsOfSite"
  | "invitationsOfPerson"
  | "invitationsOfSite"
  | "classChangesOfPerson"
  | "wrongWordsOfPerson"
  | "wrongWordsOfPlace"
  | "addressesOfPerson";

/** Moved by every turn on the site, or by every lesson: each is spread over several items. */
const spread = [
  "turnsOfDemos",
  "turnsOfSite",
  "lessonsOfDemos",
  "lessonsOfSite",
  "callsOutsideLessons",
  "transcriptionsOfDemos",
  "transcriptionsOfSite",
] as const satisfies readonly Counted[];
type Spread = (typeof spread)[number];

/** Is this counted in several items (`shardsOf`), each with its share of the limit (`sharesOf`)? */
export const isSpread = (counted: Counted): counted is Spread => spread.some((one) => one === counted);

export type Quotas = {
  /** Counts one more today. Throws 429, with the time until it is worth another try, once the day's limit is reached. */
  spend(counted: Counted, id: string): Promise<void>;
};

export type Allowances = {
  /** Counts one more today. False once the day's limit is reached, where nobody is refused anything. */
  take(counted: Counted, id: string): Promise<boolean>;
};

export type Tries = Quotas & {
  /** Takes one of today's back: it was no try after all. A spread counter can't: its full items are remembered as full. */
  giveBack(counted: Exclude<Counted, Spread>, id: string): Promise<void>;
};

export type Counters = {
  /** Erases all that was counted of a person (by uid), or on an exercise (by its code). */
  forget(whose: "person" | "exercise", id: string): Promise<void>;
};

const HOURS_KEPT = 48;

/** Whose id each counter carries; what is counted for the site as a whole carries none. */
const countedOn: Record<Counted, "person" | "exercise" | "lesson" | "place" | "site"> = {
  turns: "person",
  turnsOfDemos: "site",
  turnsOfSite: "site",
  lessonsOfPerson: "person",
  lessonsOfExercise: "exercise",
  lessonsOfDemos: "site",
  lessonsOfSite: "site",
  callsOutsideLessons: "site",
  lessonReadsOfPerson: "person",
  streamsOfTurn: "lesson",
  transcriptionsOfPerson: "person",
  transcriptionsOfDemos: "site",
  transcriptionsOfSite: "site",
  buildsOfPerson: "person",
  buildsOfSite: "site",
  savesOfPerson: "person",
  savesOfSite: "site",
  photosOfPerson: "person",
  photosOfSite: "site",
  listsOfPerson: "person",
  exportsOfPerson: "person",
  reportsOfPerson: "person",
  reportsOfExercise: "exercise",
  jobsOfDemos: "site",
  jobsOfSite: "site",
  invitationsOfPerson: "person",
  invitationsOfSite: "site",
  classChangesOfPerson: "person",
  wrongWordsOfPerson: "person",
  wrongWordsOfPlace: "place",
  addressesOfPerson: "person",
};

/** What many people move: a limit on it keeps some from something because of others. */
const sharedBy: readonly string[] = ["exercise", "place", "site"];

const sentences: Record<Counted, string> = {
  turns:
    "That is a lot of talking for one day. You can end the conversation and see how you did, or go on tomorrow.",
  turnsOfDemos:
    "The demos have been played very often today. End the conversation to see how you did, or go on tomorrow.",
  turnsOfSite:
    "Very many people have practised here today. End the conversation to see how you did, or go on tomorrow.",
  lessonsOfPerson: "You have started a lot of conversations today. Please come back tomorrow.",
  lessonsOfExercise:
    "This exercise has been started very often today. Please try again tomorrow, or tell your teacher.",
  lessonsOfDemos: "The demos have been played very often today. Please try again tomorrow.",
  lessonsOfSite:
    "Very many people have practised here today. Please try again tomorrow, or tell your teacher.",
  callsOutsideLessons: "Very many people have practised here today. Please try again tomorrow.",
  lessonReadsOfPerson: "You have opened a lot of conversations today. Please come back tomorrow.",
  streamsOfTurn: "You have recorded this answer very often. Please type it.",
  transcriptionsOfPerson: "You have spoken a lot today. Please type your answer, or come back tomorrow.",
  transcriptionsOfDemos: "Very many people have spoken in the demos today. Please type your answer.",
  transcriptionsOfSite: "Very many people have spoken here today. Please type your answer.",
  buildsOfPerson:
    "You have asked for a lot of exercises today. You can go on by hand, or come back tomorrow.",
  savesOfPerson:
    "You have saved a lot of exercises today. Please come back tomorrow: this page keeps what you wrote.",
  savesOfSite: "Very many exercises have been saved here today. Please try again tomorrow.",
  photosOfSite: "Very many photos have been uploaded here today. Please try again tomorrow.",
  photosOfPerson: "You have uploaded a lot of photos today. Please come back tomorrow.",
  buildsOfSite: "Very many exercises have been built today. You can go on by hand, or come back tomorrow.",
  listsOfPerson: "You have opened your lists very often today. Please come back tomorrow.",
  exportsOfPerson: "You have downloaded your data several times today. Please come back tomorrow.",
  reportsOfPerson: "You have reported several exercises today. Please tell a teacher about this one.",
  reportsOfExercise: "Your school knows about this exercise.",
  jobsOfDemos:
    "Very many recordings of this kind have been sent today. Please send WAV, or type your answer.",
  jobsOfSite: "Very many recordings of this kind have been sent today. Please send WAV, or type your answer.",
  invitationsOfPerson:
    "Those were enough tries for one day. Ask your school for its invitation code, and come back tomorrow.",
  classChangesOfPerson: "You have changed your classes very often today. Please come back tomorrow.",
  wrongWordsOfPerson: "Those were enough tries for one day. Ask your teacher to reset your word.",
  addressesOfPerson: "You have entered very many addresses today. Please come back tomorrow.",
  wrongWordsOfPlace: "This word has been tried too often today. Ask your teacher to reset it.",
  invitationsOfSite:
    "Too many wrong invitation codes have been tried here today. Please come back tomorrow, or tell your school.",
};

/** `YYYY-MM-DD` in UTC, so many days ago. */
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const counterOf = (counted: string, id: string, day: string): string => `${counted}#${id}#${day}`;

const secondsToMidnight = (): number => {
  const now = new Date();
  return Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1000);
};

/**
 * Daily counters in DynamoDB, with their limits: numbers, or the names of variables that hold them. One atomic conditional update each,
 * exact under any number of callers at once. A spread counter is exact as well: each of its items has a share of the limit, all shares
 * together are the limit, and nobody is refused before every item has been seen full.
 */
export const quotasTable = (
  limitsGiven: Partial<Record<Counted, string | number>>,
): Tries & Allowances & Counters => {
  const TableName = environment("QUOTAS_TABLE");
  const limits = new Map(
    Object.entries(limitsGiven).map(([counted, limit]) => [
      counted,
      typeof limit === "number" ? limit : environmentNumber(limit),
    ]),
  );
  const takeFrom = async (counter: string, limit: number): Promise<boolean> => {
    try {
      await database.send(
        new UpdateCommand({
          TableName,
          Key: { counter },
          UpdateExpression: "ADD used :one SET expiresAt = :expiresAt",
          ConditionExpression: "attribute_not_exists(used) OR used < :limit",
          ExpressionAttributeValues: {
            ":one": 1,
            ":limit": limit,
            ":expiresAt": expiryAfter(HOURS_KEPT),
          },
        }),
      );
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  // What this environment has seen full is full until midnight, when items have other names: so it asks each once more than it takes.
  const full = new Set<string>();
  const takeFromAny = async (counter: string, limit: number): Promise<boolean> => {
    const shares = sharesOf(limit);
    const open = shardsOf(counter)
      .map((shard, at) => ({ shard, share: shares[at] ?? 0 }))
      .filter(({ shard, share }) => share > 0 && !full.has(shard));
    for (let one = drawFrom(open); one; one = drawFrom(open)) {
      if (await takeFrom(one.shard, one.share)) return true;
      full.add(one.shard);
    }
    return false;
  };
  const take: Allowances["take"] = (counted, id) => {
    const counter = counterOf(counted, id, dayBefore(0));
    const limit = limits.get(counted) ?? 0;
    return isSpread(counted) ? takeFromAny(counter, limit) : takeFrom(counter, limit);
  };
  return {
    take,
    async spend(counted, id) {
      if (await take(counted, id)) return;
      note(sharedBy.includes(countedOn[counted]) ? "sharedLimitReached" : "limitReached", { limit: counted });
      throw new Refusal(429, "enough_for_today", sentences[counted], {
        retryAfterSeconds: secondsToMidnight(),
      });
    },

    async giveBack(counted, id) {
      await database.send(
        new UpdateCommand({
          TableName,
          Key: { counter: counterOf(counted, id, dayBefore(0)) },
          UpdateExpression: "ADD used :less",
          ExpressionAttributeValues: { ":less": -1 },
        }),
      );
    },

    async forget(whose, id) {
      const counted = Object.entries(countedOn).filter(([, on]) => on === whose);
      const days = Array.from({ length: HOURS_KEPT / 24 + 1 }, (_, ago) => dayBefore(ago));
      const counters = days.flatMap((day) => counted.map(([one]) => counterOf(one, id, day)));
      await Promise.all(
        counters.map((counter) => database.send(new DeleteCommand({ TableName, Key: { counter } }))),
      );
    },
  };
};
