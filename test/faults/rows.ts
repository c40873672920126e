import type { ServiceName } from "../../local/aws/endpoint.ts";
import type { Sending } from "./journey.ts";
import { always, at, atFirst, bedrockWith, posted, refusals, silentOnce, slow, times } from "./troubles.ts";
import type { Trouble } from "./world.ts";

/** One way in which things go wrong in a lesson. */
export type Row = {
  /** What fails, and how. */
  what: string;
  how: string;
  /** From which step on: 0 is before the lesson begins, and each answer is one more. */
  from?: number;
  troubles?: () => Partial<Record<ServiceName, Trouble>>;
  isDeaf?: true;
  /** The site has spent its limit of the day so many times over. */
  spent?: number;
  /** Does the student's token run out just before the third answer? */
  tokenEnds?: true;
  sending?: Sending;
};

const down = () => ({
  BEDROCK_RUNTIME: bedrockWith("service unavailable"),
  POLLY: always(refusals.polly),
  S3: at("/voice/", always(refusals.slowDown)),
});
const twice: Sending = (_, send) => Promise.all([send(), send()]);

/** All that can fail, alone and together, in the order in which docs/faults.md tells it. */
export const rows: readonly Row[] = [
  { what: "nothing", how: "" },
  {
    what: "Bedrock",
    how: "the model is not enabled",
    troubles: () => ({ BEDROCK_RUNTIME: bedrockWith("model not enabled") }),
  },
  {
    what: "Bedrock",
    how: "throttled",
    troubles: () => ({ BEDROCK_RUNTIME: bedrockWith("tokens of the minute") }),
  },
  {
    what: "Bedrock",
    how: "never answers",
    troubles: () => ({ BEDROCK_RUNTIME: bedrockWith("no answer at all") }),
  },
  {
    what: "Bedrock",
    how: "the connection is cut, from the third answer on",
    from: 3,
    troubles: () => ({ BEDROCK_RUNTIME: bedrockWith("connection cut") }),
  },
  { what: "Polly", how: "fails", troubles: () => ({ POLLY: always(refusals.polly) }) },
  {
    what: "Polly",
    how: "throttled, from the third answer on",
    from: 3,
    troubles: () => ({ POLLY: always(refusals.pollyThrottled) }),
  },
  { what: "Transcribe", how: "fails", isDeaf: true },
  {
    what: "S3",
    how: "the cache of sounds is overloaded",
    troubles: () => ({ S3: at("/voice/", always(refusals.slowDown)) }),
  },
  {
    what: "DynamoDB",
    how: "throttles each call once",
    troubles: () => ({ DYNAMODB: atFirst(refusals.throttled) }),
  },
  {
    what: "DynamoDB",
    how: "throttled for a while, in the third answer",
    from: 3,
    troubles: () => ({ DYNAMODB: times(12, refusals.throttled) }),
  },
  {
    what: "DynamoDB",
    how: "fails for a while, in the third answer",
    from: 3,
    troubles: () => ({ DYNAMODB: times(12, refusals.tablesBroken) }),
  },
  { what: "DynamoDB", how: "every call takes 150 ms longer", troubles: () => ({ DYNAMODB: slow(150) }) },
  {
    what: "DynamoDB",
    how: "one call is never answered",
    from: 3,
    troubles: () => ({ DYNAMODB: silentOnce() }),
  },
  {
    what: "Cognito",
    how: "the keys of tokens can't be fetched at first",
    troubles: () => ({ COGNITO: at("/.well-known/", times(2, refusals.cognito)) }),
  },
  { what: "the student's token", how: "runs out in the middle of the lesson", tokenEnds: true },
  {
    what: "Cognito",
    how: "down for a while, just when the token has run out",
    tokenEnds: true,
    troubles: () => ({ COGNITO: posted(times(2, refusals.cognito)) }),
  },
  { what: "the network", how: "every answer comes twice at once", sending: twice },
  { what: "the network", how: "the next answer comes before this one", sending: (_, __, ahead) => ahead() },
  { what: "money", how: "the day's limit is spent", spent: 1 },
  { what: "money", how: "twice the day's limit is spent", spent: 2 },
  { what: "Bedrock, Polly, Transcribe and S3", how: "all fail", isDeaf: true, troubles: down },
  {
    what: "all at once",
    how: "those four fail, DynamoDB throttles each call once, the token runs out, answers come twice",
    isDeaf: true,
    troubles: () => ({ ...down(), DYNAMODB: atFirst(refusals.throttled) }),
    tokenEnds: true,
    sending: twice,
  },
];

/** What a row is called in docs/faultOutcomes.json. */
export const nameOf = ({ what, how }: Row): string => (how === "" ? what : `${what}: ${how}`);
