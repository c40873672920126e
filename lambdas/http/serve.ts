import { once } from "node:events";
import type { Writable } from "node:stream";
import type { APIGatewayProxyEvent, Context } from "aws-lambda";
import type { LambdaName } from "../../domain/api.ts";
import { environment } from "../environment.ts";
import { errorName, framesOf } from "../telemetry/error.ts";
import { note, watchBy, watching } from "../telemetry/watch.ts";
import type { Answer } from "./answer.ts";
import { type DeletedAccounts, dispatch } from "./dispatch.ts";
import type { Handlers } from "./handler.ts";

type Head = { statusCode: number; headers: Record<string, string> };
type Streamed = (
  event: APIGatewayProxyEvent,
  out: Writable,
  context: Pick<Context, "awsRequestId">,
) => Promise<void>;

/** What the Lambda runtime for Node offers globally for response streaming. */
declare const awslambda: {
  streamifyResponse(handler: Streamed): Streamed;
  HttpResponseStream: { from(out: Writable, head: Head): Writable };
};

/**
 * The entry that a function exports. Every function streams, so that there is one path for JSON, events and sound. The
 * runtime sends status and headers with the first write and loses them on an empty one: each answer has a part at least.
 * `afterwards` is done when the caller has all of it: Lambda lets a function run on until its promise resolves.
 */
export const serve = <Lambda extends LambdaName>(
  handlers: Handlers<Lambda>,
  deletedAccounts: DeletedAccounts,
  afterwards: () => Promise<void> = async () => undefined,
): Streamed => {
  watchBy(async () => (await import("../telemetry/powertools.ts")).powertools());
  const answerTo = dispatch(handlers, deletedAccounts, environment("ORIGIN_SECRET"));
  return awslambda.streamifyResponse((event, out, { awsRequestId: requestId }) =>
    watching({ route: `${event.httpMethod} ${event.resource}`, requestId }, async () => {
      const begun = Date.now();
      const answer = await answerTo(event);
      await send(answer, out);
      note("answered", { status: answer.status, ms: Date.now() - begun });
      await afterwards();
    }),
  );
};

/** Throws where the answer fails once it has begun, so that whoever waits for its end is not told that it is whole. */
const send = async ({ status, headers, parts }: Answer, out: Writable): Promise<void> => {
  const left = new AbortController();
  out.on("close", () => left.abort());
  const stream = awslambda.HttpResponseStream.from(out, { statusCode: status, headers });
  try {
    // A student who has left still gets the turn finished and stored: the same call, tried again, replays it.
    for await (const part of parts)
      if (!left.signal.aborted && !stream.write(part))
        await once(stream, "drain", { signal: left.signal }).catch(() => undefined);
  } catch (error) {
    note("failed", { error: errorName(error), at: framesOf(error) });
    throw error;
  }
  stream.end();
};
