import { setTimeout as wait } from "node:timers/promises";
import type { ServiceName } from "../../local/aws/endpoint.ts";
import { GUESTS_PATH } from "../../local/hosts.ts";
import { ask } from "../api/call.ts";
import { journey, type Outcome, type Sending } from "./journey.ts";
import { student } from "./student.ts";
import { always, at, atFirst, bedrockWith, posted, refusals, silentOnce, slow, times } from "./troubles.ts";
import type { Trouble } from "./world.ts";
import { openWorld, type World } from "./world.ts";

/** One way in which things go wrong in a lesson. */
type Row = {
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

/** The limit of the day on a stack whose limits are out of the way (test/stack/roomy.ts), in micro-dollars. */
const LIMIT = 1_000_000 * 1_000_000;

const SUBJECT = "eu-west-1:00000000-0000-4000-8000-000000000000";
const LIFE_SECONDS = 600;
/** So short that it is over while somebody thinks, and long enough for one call. */
const SHORT_SECONDS = 2;

/** A guest who gets new tokens as a page does: by their identity, of Cognito. */
const comingBack = ({ stack }: World) => {
  const tokenFor = (life: number) =>
    stack.mintGuest({ sub: SUBJECT, exp: Math.floor(Date.now() / 1000) + life });
  const IdentityPoolId = stack.resources.only("AWS::Cognito::IdentityPool").ref;
  const renew = async (): Promise<string> => {
    const asked = await fetch(`${stack.url}${GUESTS_PATH}/`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityService.GetId",
      },
      body: JSON.stringify({ IdentityPoolId }),
    });
    if (asked.status !== 200) throw new Error("Cognito is in trouble.");
    return tokenFor(LIFE_SECONDS);
  };
  const person = student(stack.url, { token: tokenFor(LIFE_SECONDS), renew });
  /** Their token runs out, known to API Gateway by then, which keeps what it knows for minutes. */
  const runOut = async () => {
    const token = tokenFor(SHORT_SECONDS);
    await ask("startLesson", { origin: stack.url, token, body: { assignmentId: "5368", name: "Zoë" } });
    await wait((SHORT_SECONDS + 1) * 1000);
    person.token = token;
  };
  return { person, runOut };
};

/** Plays a lesson through one row, on a stack of its own. */
export const play = async (row: Row): Promise<Outcome> => {
  const { from = 0, troubles, isDeaf = false, spent, tokenEnds, sending } = row;
  const world = await openWorld();
  try {
    if (spent !== undefined) await world.hand.spend(spent * LIMIT);
    const { person, runOut } = comingBack(world);
    const before = async (step: number) => {
      if (tokenEnds && step === 3) await runOut();
      if (step !== from) return;
      world.ears.isDeaf = isDeaf;
      // fromEntries forgets its keys' type.
      for (const [name, trouble] of Object.entries(troubles?.() ?? {}) as [ServiceName, Trouble][])
        world.troubles.set(name, trouble);
    };
    return await journey(world, person, { before, ...(sending && { sending }) });
  } finally {
    await world.close();
  }
};
