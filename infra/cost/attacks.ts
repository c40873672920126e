import { api } from "../../domain/api.ts";
import { SPEECH_TIMES, shares } from "../../domain/costCentres.ts";
import { speechPrices, usePrices } from "../../domain/prices.ts";
import type { Settings } from "../settings.ts";
import { ANONYMOUS_THROTTLE, anonymousRoutes, THROTTLE } from "../throttles.ts";

/** What a day of an attack costs at most, in dollars, and what keeps it from costing more. */
export type Attack = { attack: string; bound: string; dollars: number };

const MINUTES_PER_DAY = 24 * 60;
const SECONDS_PER_DAY = 60 * MINUTES_PER_DAY;
const MILLION = 1_000_000;
/** The longest that a batch job hears (https://docs.aws.amazon.com/transcribe/latest/dg/limits-guidelines.html). */
const LONGEST_RECORDING_MINUTES = 4 * 60;
/** Streams of speech that AWS gives an account at once, unless somebody asks for more. */
const STREAMS_AT_ONCE = 25;
/** What a call without model and voice takes: seconds of Lambda with so many GB, and units of DynamoDB. */
const CALL = { seconds: 0.1, gb: 0.5, reads: 10, writes: 1 };

/** What a call costs that neither model nor voice answers, in dollars. */
export const dollarsPerCall =
  (usePrices.apiCallsPerMillion +
    usePrices.siteCallsPerMillion +
    usePrices.lambdaCallsPerMillion +
    CALL.reads * usePrices.tableReadsPerMillion +
    CALL.writes * usePrices.tableWritesPerMillion) /
    MILLION +
  CALL.seconds * CALL.gb * usePrices.lambdaPerGbSecond;

/** A day of calls at the gateway's limit on each of so many methods. */
const flood = (methods: number, callsPerSecond: number): number =>
  methods * callsPerSecond * SECONDS_PER_DAY * dollarsPerCall;

/** The worst that strangers can do to a site with these settings in a day, one attack each; the dearest first. */
export const attacksOn = (settings: Settings): Attack[] => {
  const { dailySpendLimit, transcriptionJobsPerSitePerDay, transcriptionJobsOfDemosPerDay } = settings;
  const spending = (share: number) => SPEECH_TIMES * share * dailySpendLimit;
  const minute = settings.speechToText ? speechPrices.heardPerMinute : 0;
  const guestRoutes = Object.values(api).filter(({ callers }) => callers === "signed in").length;
  const memberRoutes = Object.values(api).filter(({ callers }) => callers === "members").length;
  const attacks: Attack[] = [
    {
      attack: "Play the demos without end, or call Mark outside lessons",
      bound: `the demos' money for the day, ${SPEECH_TIMES} × ${shares.demos} of \`viva:dailySpendLimit\``,
      dollars: spending(shares.demos),
    },
    {
      attack: "Sign up and practise without end on exercises of one's own",
      bound: `the money for practice, ${SPEECH_TIMES} × ${shares.practice} of \`viva:dailySpendLimit\``,
      dollars: spending(shares.practice),
    },
    {
      attack: "Play a class's exercise without end, with its link",
      bound: `the classes' money, ${SPEECH_TIMES} × \`viva:dailySpendLimit\``,
      dollars: spending(shares.classes),
    },
    {
      attack: `Hold ${STREAMS_AT_ONCE} streams of speech open all day, and never answer`,
      bound: "AWS's limit of streams at once; the alarm `Sound` tells you",
      dollars: STREAMS_AT_ONCE * MINUTES_PER_DAY * minute,
    },
    {
      attack: "Send recordings of four hours for batch jobs",
      bound: "`viva:transcriptionJobsPerSitePerDay` and `viva:transcriptionJobsOfDemosPerDay`",
      dollars:
        (transcriptionJobsPerSitePerDay + transcriptionJobsOfDemosPerDay) *
        LONGEST_RECORDING_MINUTES *
        minute,
    },
    {
      attack: "Call what needs no token, as fast as the gateway lets one",
      bound: `${ANONYMOUS_THROTTLE.throttlingRateLimit} calls a second on each of ${anonymousRoutes.length} methods`,
      dollars: flood(anonymousRoutes.length, ANONYMOUS_THROTTLE.throttlingRateLimit),
    },
    {
      attack: "Call all that guests may call, as fast as the gateway lets one",
      bound: `${THROTTLE.throttlingRateLimit} calls a second on each of ${guestRoutes} methods`,
      dollars: flood(guestRoutes, THROTTLE.throttlingRateLimit),
    },
    {
      attack: "Sign up, and call all that members may call, as fast as the gateway lets one",
      bound: `${THROTTLE.throttlingRateLimit} calls a second on each of ${memberRoutes} methods`,
      dollars: flood(memberRoutes, THROTTLE.throttlingRateLimit),
    },
  ];
  return attacks.sort((one, other) => other.dollars - one.dollars);
};
