import { ANONYMOUS_THROTTLE, THROTTLE } from "../throttles.ts";

/** When the pages that `source` names were read, in stored copies of them: AWS changes its defaults, and accounts differ. */
export const QUOTAS_DATE = "2026-11-28";

/** Over how many seconds a quota counts; `atOnce` counts what is under way at one moment. */
export const windows = { atOnce: 0, second: 1, tenSeconds: 10, minute: 60 } as const;

/** A limit that lessons may reach, and what to do about it. */
export type Quota = {
  /** What is limited, for the table. */
  limits: string;
  /** What an account has by default. */
  value: number;
  unit: string;
  window: keyof typeof windows;
  /** The page that says so. */
  source: string;
  /** What students notice beyond it. */
  beyond: string;
  /** What raises it, or spreads the load. */
  remedy: string;
  /** What that costs. */
  price: string;
  /** Would a second account, or a second region, have the same again? Not where one exercise or one site is the limit. */
  isPerAccount: boolean;
};

const FREE = "nothing";
const TYPING = "pages try their other ways to be heard, and then let them type";
const OWN_RULES = "Mark is played by our own rules";
const SILENT = "they read what Mark says";
const WAIT = "a call is tried again, and then fails";
const raise = (service: string): string => `Service Quotas → ${service}`;
const PARTITION =
  "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html";
const COGNITO = "https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html";

/** Every limit that is reckoned with, AWS's and our own. */
export const quotas = {
  transcribeStreams: {
    limits: "Transcribe: streams",
    value: 25,
    unit: "at once",
    window: "atOnce",
    source: "https://docs.aws.amazon.com/transcribe/latest/dg/limits-guidelines.html",
    beyond: TYPING,
    remedy: raise("Amazon Transcribe"),
    price: FREE,
    isPerAccount: true,
  },
  transcribeStarts: {
    limits: "Transcribe: streams begun",
    value: 25,
    unit: "a second",
    window: "second",
    source: "https://docs.aws.amazon.com/transcribe/latest/dg/limits-guidelines.html",
    beyond: TYPING,
    remedy: raise("Amazon Transcribe"),
    price: FREE,
    isPerAccount: true,
  },
  pollyCalls: {
    limits: "Polly: sentences spoken anew, neural",
    value: 8,
    unit: "a second",
    window: "second",
    source: "https://docs.aws.amazon.com/polly/latest/dg/limits.html",
    beyond: SILENT,
    remedy: `${raise("Amazon Polly")}; set questions are spoken once and kept`,
    price: FREE,
    isPerAccount: true,
  },
  pollyAtOnce: {
    limits: "Polly: sentences being spoken, neural",
    value: 18,
    unit: "at once",
    window: "atOnce",
    source: "https://docs.aws.amazon.com/polly/latest/dg/limits.html",
    beyond: SILENT,
    remedy: raise("Amazon Polly"),
    price: FREE,
    isPerAccount: true,
  },
  modelTokens: {
    limits: "Bedrock: tokens of one model",
    // AWS publishes it by model in a table that could not be read: this is what an account's own list said in September 2026.
    value: 8_000_000,
    unit: "a minute",
    window: "minute",
    source: "https://docs.aws.amazon.com/bedrock/latest/userguide/quotas-runtime.html",
    beyond: OWN_RULES,
    remedy: `${raise("Amazon Bedrock")}, then another model or region`,
    price: FREE,
    isPerAccount: true,
  },
  lambdaNew: {
    limits: "Lambda: calls being answered, in a new account",
    value: 10,
    unit: "at once",
    window: "atOnce",
    source: "https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html",
    beyond: WAIT,
    remedy: raise("AWS Lambda"),
    price: FREE,
    isPerAccount: true,
  },
  lambdaAtOnce: {
    limits: "Lambda: calls being answered",
    value: 1000,
    unit: "at once",
    window: "atOnce",
    source: "https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html",
    beyond: WAIT,
    remedy: raise("AWS Lambda"),
    price: FREE,
    isPerAccount: true,
  },
  lambdaGrowth: {
    limits: "Lambda: how fast one function grows",
    value: 1000,
    unit: "in ten seconds",
    window: "tenSeconds",
    source: "https://docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html",
    beyond: WAIT,
    remedy: "fixed for each function; classes that begin minutes apart",
    price: FREE,
    isPerAccount: true,
  },
  gatewayAccount: {
    limits: "API Gateway: all calls",
    value: 10_000,
    unit: "a second",
    window: "second",
    source: "https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html",
    beyond: WAIT,
    remedy: raise("Amazon API Gateway"),
    price: FREE,
    isPerAccount: true,
  },
  gatewayMethod: {
    limits: "Our own: calls of one method",
    value: THROTTLE.throttlingRateLimit,
    unit: "a second",
    window: "second",
    source: "infra/throttles.ts",
    beyond: WAIT,
    remedy: "`THROTTLE` in infra/throttles.ts",
    price: "what a script may cost grows with it (`npm run cost -- --attack`)",
    isPerAccount: true,
  },
  gatewayAnonymous: {
    limits: "Our own: exercises opened without a token",
    value: ANONYMOUS_THROTTLE.throttlingRateLimit,
    unit: "a second",
    window: "second",
    source: "infra/throttles.ts",
    beyond: WAIT,
    remedy: "`ANONYMOUS_THROTTLE` in infra/throttles.ts",
    price: "as above",
    isPerAccount: true,
  },
  tableNew: {
    limits: "DynamoDB: writes to a table that was never busier",
    value: 4000,
    unit: "units a second",
    window: "second",
    source: "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html",
    beyond: WAIT,
    remedy: "grows by itself to twice its last peak in half an hour; or its warm throughput set before",
    price: "warm throughput is paid for once, by the unit",
    isPerAccount: true,
  },
  tableWrites: {
    limits: "DynamoDB: writes to one table",
    value: 40_000,
    unit: "units a second",
    window: "second",
    source: "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html",
    beyond: WAIT,
    remedy: raise("Amazon DynamoDB"),
    price: FREE,
    isPerAccount: true,
  },
  oneItem: {
    limits: "DynamoDB: a counter of the site, if it were one item",
    value: 1000,
    unit: "units a second",
    window: "second",
    source: PARTITION,
    beyond: WAIT,
    remedy: "spread over items, as Viva's are (the next line)",
    price: FREE,
    isPerAccount: true,
  },
  siteCounter: {
    limits: "DynamoDB: the busiest item of a counter of the site",
    value: 1000,
    unit: "units a second",
    window: "second",
    source: PARTITION,
    beyond: WAIT,
    remedy: "`COUNTER_SHARDS` in domain/limits.ts",
    price: "a read of so many items a minute for each running function",
    isPerAccount: true,
  },
  exerciseResults: {
    limits: "DynamoDB: results of one exercise that all play, with its index",
    value: 1000,
    unit: "units a second",
    window: "second",
    // A local index keeps all of an exercise's results on one partition (…/burst-adaptive-capacity.html).
    source: "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/burst-adaptive-capacity.html",
    beyond: "the grade is tried again",
    remedy: "a copy of the exercise for each school or year",
    price: FREE,
    isPerAccount: false,
  },
  exerciseReads: {
    limits: "DynamoDB: one exercise that all play, read",
    value: 3000,
    unit: "units a second",
    window: "second",
    source: PARTITION,
    beyond: WAIT,
    remedy: "a copy of the exercise for each school or year",
    price: FREE,
    isPerAccount: false,
  },
  newGuests: {
    limits: "Cognito: new guests (GetId)",
    value: 25,
    unit: "a second",
    window: "second",
    source: COGNITO,
    beyond: "“can't let guests in just now”, and Start again",
    remedy: "AWS's account team; members need no new identity",
    price: "by agreement",
    isPerAccount: true,
  },
  guestTokens: {
    limits: "Cognito: guests' tokens (GetOpenIdToken)",
    value: 200,
    unit: "a second",
    window: "second",
    source: COGNITO,
    beyond: "“can't let guests in just now”, and Start again",
    remedy: "AWS's account team",
    price: "by agreement",
    isPerAccount: true,
  },
  signIns: {
    limits: "Cognito: sign-ins, if all were members",
    value: 120,
    unit: "a second",
    window: "second",
    source: COGNITO,
    beyond: "they sign in again",
    remedy: raise("Amazon Cognito user pools"),
    price: "AWS bills what is provisioned above the default",
    isPerAccount: true,
  },
  soundWrites: {
    limits: "S3: sentences kept, under one prefix",
    value: 3500,
    unit: "a second",
    window: "second",
    source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/optimizing-performance.html",
    beyond: "a sentence is spoken anew the next time",
    remedy: "S3 divides a busy prefix by itself, within an hour",
    price: FREE,
    isPerAccount: true,
  },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof quotas;
/** The names of them all. */
export const quotaNames = Object.keys(quotas) as QuotaName[]; // keys() forgets its keys' type
