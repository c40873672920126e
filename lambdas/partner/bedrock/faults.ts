import type { Rest } from "../breaker.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The next answer of the same student may go well: they take ten to twenty seconds to say it. */
const passing: Rest = { restMs: 5 * SECOND_MS, mostMs: 2 * MINUTE_MS };
/** Nobody puts it right but a person. AWS itself asks for five minutes after an account was given access. */
const closed: Rest = { restMs: 15 * MINUTE_MS, mostMs: 15 * MINUTE_MS };
/** Comes back by itself within the day, nobody says when. */
const spent: Rest = { restMs: 60 * MINUTE_MS, mostMs: 60 * MINUTE_MS };
/** Looked up in one's own counter, which tells when a new day has begun. */
const overspent: Rest = { restMs: MINUTE_MS, mostMs: MINUTE_MS };
/** One answer's alone. */
const own: Rest = { restMs: 0, mostMs: 0 };

/** Every kind of fault of the model's, and how long it is left alone after one. docs/faults.md tells what students notice. */
export const faults = {
  /** No connection, or one that was cut. */
  unreachable: passing,
  /** No answer, a first word that did not come, or an answer that took too long in all. */
  late: passing,
  /** More was asked than the account may ask in a minute, or than Bedrock can serve. */
  busy: passing,
  /** Bedrock's or the model's own failure, also in mid-sentence; and whatever is known by no other name. */
  broken: passing,
  /** The account's tokens of the day, or another quota of it, are used up. */
  spent,
  /** The account, or the function, may not use this model. */
  denied: closed,
  /** The model was retired, or is not where it is looked for. */
  retired: closed,
  /** No fault of the model's: the site has spent on it what it may in a day (lambdas/spend/budget.ts). */
  overspent,
  /** This very question was not accepted: too long, a photo that can't be read. */
  refused: own,
  /** The answer was empty, cut short by its own length, or twice in another shape, or Bedrock could not parse it. */
  misshapen: own,
  /** The model's maker stopped the answer. */
  filtered: own,
} as const satisfies Record<string, Rest>;
export type FaultKind = keyof typeof faults;

/**
 * The errors of Converse and ConverseStream, thrown or sent within the stream, and our own of an answer that is of no use.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html#API_runtime_ConverseStream_Errors
 */
const kinds: Readonly<Record<string, FaultKind>> = {
  TimeoutError: "late",
  ModelTimeoutException: "late",
  Late: "late",
  ThrottlingException: "busy",
  ModelNotReadyException: "busy",
  ServiceUnavailableException: "busy",
  ServiceQuotaExceededException: "spent",
  AccessDeniedException: "denied",
  UnrecognizedClientException: "denied",
  ResourceNotFoundException: "retired",
  ValidationException: "refused",
  // "Model produced invalid sequence as part of ToolUse", which says nothing of the next answer.
  ModelErrorException: "misshapen",
  Misshapen: "misshapen",
  Filtered: "filtered",
  Overspent: "overspent",
};

/** What only the message tells, in AWS's words: "Too many tokens per day", "The provided model identifier is invalid". */
const told: readonly (readonly [name: string, message: RegExp, kind: FaultKind])[] = [
  ["ThrottlingException", /per day|daily/i, "spent"],
  [
    "ValidationException",
    /model identifier|on-demand throughput|end of its life|marked .* as legacy/i,
    "retired",
  ],
];

/** What Node.js calls a connection that there is none of: as its code, in its message, or both. */
const noConnection =
  /\b(?:ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|socket hang up|aborted)\b/;

/** The kind of fault that an error is: never its words, which may quote a student. */
export const faultOf = (error: unknown): FaultKind => {
  // Not by its class: errors of Node.js itself are of another one within a test.
  if (typeof error !== "object" || error === null) return "broken";
  const textOf = (key: string): string => String(Reflect.get(error, key) ?? "");
  const name = textOf("name");
  const special = told.find(([of, words]) => of === name && words.test(textOf("message")));
  const isOfNetwork = noConnection.test(`${textOf("code")} ${textOf("message")}`);
  return special?.[2] ?? kinds[name] ?? (isOfNetwork ? "unreachable" : "broken");
};
