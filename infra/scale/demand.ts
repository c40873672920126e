import { COUNTER_SHARDS } from "../../domain/limits.ts";
import { secondsOf } from "../cost/bill.ts";
import type { Counters } from "../cost/counters.ts";
import type { QuotaName } from "./quotas.ts";

/** How lessons are taken to run. */
export type Lessons = {
  /** How many are under way at the same time. */
  atOnce: number;
  /** Within how many seconds they all begin, and then end: a bell rings for all of them. */
  beginWithin: number;
};

/** How long a lesson lasts (s): the one that infra/cost/counters.json counts has twelve answers. */
export const LESSON_SECONDS = 600;

/** How long a stream is open beyond the speech in it (s): it begins to open before, and its final words come 1.1 s after (test/bench/voice/upstreams.json). */
const STREAM_SECONDS = 15;
/** How long Polly needs for a sentence (s), from the call to the last byte. */
const SENTENCE_SECONDS = 0.5;
/** What the indexes of the results add to each write there: a copy of all but the conversation, of 2 kB at most. */
const INDEX_UNITS = 2;
/** A result is registered when its lesson begins, in one unit, and written whole when it ends. */
const REGISTERED_UNITS = 1;

/**
 * What one lesson asks of one quota: `units` in `events` equal parts, all through the lesson or once at its beginning or end. Where a
 * quota counts what is under way, each event lasts for `seconds`.
 */
export type Demand = {
  quota: QuotaName;
  units: number;
  events: number;
  when: "throughout" | "begin" | "end";
  seconds?: number;
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What a lesson that uses this asks of each quota. */
export const demandsOf = (lesson: Counters): Demand[] => {
  const { calls, readsOf, writesOf, siteWrites, modelCalls, voiceCalls, objectWrites } = lesson;
  const all = sum(Object.values(calls));
  const routes = Object.entries(calls);
  const busy = sum(routes.map(([route, count]) => count * secondsOf(route)));
  // The function of lessons and turns.
  const conversation = (["startLesson", "takeTurn", "openTranscription"] as const).map(
    (route) => (calls[route] ?? 0) * secondsOf(route),
  );
  const busiest = Math.max(0, ...routes.map(([, count]) => count));
  const tokens = lesson.tokensIn + lesson.tokensOut;
  const streams = calls.openTranscription ?? 0;
  const counter = Math.max(0, ...Object.values(siteWrites));
  const throughout = (quota: QuotaName, units: number, events = units): Demand => ({
    ...{ quota, units, events },
    when: "throughout",
  });
  const once = (quota: QuotaName, when: "begin" | "end", units = 1): Demand => ({
    ...{ quota, units, events: 1 },
    when,
  });
  return [
    { ...throughout("transcribeStreams", streams), seconds: STREAM_SECONDS },
    throughout("transcribeStarts", streams),
    throughout("pollyCalls", voiceCalls),
    { ...throughout("pollyAtOnce", voiceCalls), seconds: SENTENCE_SECONDS },
    throughout("modelTokens", tokens, modelCalls),
    { ...throughout("lambdaNew", all), seconds: busy / all },
    { ...throughout("lambdaAtOnce", all), seconds: busy / all },
    // What a lesson keeps busy on average is added while lessons begin.
    once("lambdaGrowth", "begin", sum(conversation) / LESSON_SECONDS),
    throughout("gatewayAccount", all),
    throughout("gatewayMethod", busiest),
    once("gatewayAnonymous", "begin", calls.readExercise),
    throughout("tableNew", writesOf.lessons, all),
    throughout("tableWrites", writesOf.lessons, all),
    throughout("oneItem", counter),
    throughout("siteCounter", counter / COUNTER_SHARDS),
    once("exerciseResults", "end", writesOf.results - REGISTERED_UNITS + INDEX_UNITS),
    throughout("exerciseReads", readsOf.exercises),
    once("newGuests", "begin"),
    once("guestTokens", "begin"),
    once("signIns", "begin"),
    throughout("soundWrites", objectWrites),
  ];
};
