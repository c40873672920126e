import { speechPrices, tokenPriceOf, usePrices } from "../../domain/prices.ts";
import type { Counters } from "./counters.ts";

/** What a month is billed for: so many lessons, of which so many are spoken, with this model and this engine of Polly's. */
export type Month = {
  lessons: number;
  /** 0–1. */
  spoken: number;
  modelId: string;
  voiceEngine: keyof typeof speechPrices.charactersPerMillion;
};

/** A line of the bill: how much of what, in dollars. */
export type Line = { service: string; used: string; dollars: number };

/** How long a call keeps its function busy (s), most of it waiting: docs/figures.md, and test/bench/voice/upstreams.json. */
const SECONDS: Readonly<Record<string, number>> = {
  takeTurn: 3.5,
  startLesson: 2,
  gradeLesson: 4,
  speak: 0.5,
};
const SECONDS_OF_OTHERS = 0.1;
/** How long a call of this route keeps its function busy, in seconds. */
export const secondsOf = (route: string): number => SECONDS[route] ?? SECONDS_OF_OTHERS;
/** GB of the functions that answer them (infra/jobs.ts); all others have half. */
const WHOLE_GB = new Set(["takeTurn", "startLesson", "gradeLesson", "openTranscription", "transcribePiece"]);
/** What Lambda itself writes about each call, with its JSON format. */
const LOG_BYTES_PER_CALL = 600;
const GB = 1_000_000_000;

/** Both kinds of lesson in the month's shares, by what is counted. */
const mixed = ({ lessons, spoken }: Month, by: Readonly<Record<"spoken" | "typed", Counters>>) => {
  const share = { spoken: lessons * spoken, typed: lessons * (1 - spoken) };
  return (of: (counters: Counters) => number): number =>
    share.spoken * of(by.spoken) + share.typed * of(by.typed);
};

const callsIn = ({ calls }: Counters): number => Object.values(calls).reduce((sum, count) => sum + count, 0);

const gbSecondsIn = ({ calls }: Counters): number =>
  Object.entries(calls).reduce(
    (sum, [route, count]) => sum + count * secondsOf(route) * (WHOLE_GB.has(route) ? 1 : 0.5),
    0,
  );

const number = (count: number): string => Math.round(count).toLocaleString("en");

/** The month's bill by service, with no free tier taken off; what is billed when idle is in idle.ts. */
export const billOf = (month: Month, by: Readonly<Record<"spoken" | "typed", Counters>>): Line[] => {
  const sum = mixed(month, by);
  const tokens = { in: sum(({ tokensIn }) => tokensIn), out: sum(({ tokensOut }) => tokensOut) };
  const price = tokenPriceOf(month.modelId);
  const characters = sum((counters) => counters.characters);
  const heard = sum(({ heardSeconds }) => heardSeconds);
  const calls = sum(callsIn);
  const gbSeconds = sum(gbSecondsIn);
  const [reads, writes] = [sum((counters) => counters.reads), sum((counters) => counters.writes)];
  const [got, put] = [sum(({ objectReads }) => objectReads), sum(({ objectWrites }) => objectWrites)];
  const bytes = sum((counters) => counters.bytes);
  const logged = sum(({ logBytes }) => logBytes) + calls * LOG_BYTES_PER_CALL;
  const million = 1_000_000;
  return [
    {
      service: "Transcribe",
      used: `${number(heard / 60)} minutes`,
      dollars: (heard / 60) * speechPrices.heardPerMinute,
    },
    {
      service: "Polly",
      used: `${number(characters)} characters`,
      dollars: (characters * speechPrices.charactersPerMillion[month.voiceEngine]) / million,
    },
    {
      service: "Bedrock",
      used: `${number(tokens.in)} tokens in, ${number(tokens.out)} out`,
      dollars: (tokens.in * price.in + tokens.out * price.out) / million,
    },
    {
      service: "Lambda",
      used: `${number(calls)} calls, ${number(gbSeconds)} GB-s`,
      dollars: (calls * usePrices.lambdaCallsPerMillion) / million + gbSeconds * usePrices.lambdaPerGbSecond,
    },
    {
      service: "API Gateway",
      used: `${number(calls)} calls`,
      dollars: (calls * usePrices.apiCallsPerMillion) / million,
    },
    {
      service: "DynamoDB",
      used: `${number(reads)} units read, ${number(writes)} written`,
      dollars: (reads * usePrices.tableReadsPerMillion + writes * usePrices.tableWritesPerMillion) / million,
    },
    {
      service: "CloudFront",
      used: `${number(bytes / million)} MB, ${number(calls)} calls`,
      dollars: (bytes / GB) * usePrices.sitePerGb + (calls * usePrices.siteCallsPerMillion) / million,
    },
    {
      service: "S3",
      used: `${number(got)} read, ${number(put)} written`,
      dollars: (got * usePrices.objectReadsPerMillion + put * usePrices.objectWritesPerMillion) / million,
    },
    {
      service: "CloudWatch",
      used: `${number(logged / million)} MB of logs`,
      dollars: (logged / GB) * usePrices.logsPerGb,
    },
  ];
};

/** What all lines come to, in dollars. */
export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { dollars }) => sum + dollars, 0);
