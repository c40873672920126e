import { once } from "node:events";
import type { Writable } from "node:stream";
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { LambdaName } from "../../domain/api.ts";
import { dispatch, type Standing } from "./dispatch.ts";
import type { Handlers } from "./handler.ts";

type Head = { statusCode: number; headers: Record<string, string> };
type Streamed = (event: APIGatewayProxyEvent, out: Writable) => Promise<void>;

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
  standing: Standing,
  afterwards: () => Promise<void> = async () => undefined,
): Streamed => {
  const answerTo = dispatch(handlers, standing);
  return awslambda.streamifyResponse(async (event, out) => {
    const left = new AbortController();
    out.on("close", () => left.abort());
    const { status, headers, parts } = await answerTo(event);
    const stream = awslambda.HttpResponseStream.from(out, { statusCode: status, headers });
    // A student who has left still gets the turn finished and stored: the same call, tried again, replays it.
    for await (const part of parts)
      if (!left.signal.aborted && !stream.write(part))
        await once(stream, "drain", { signal: left.signal }).catch(() => undefined);
    stream.end();
    await afterwards();
  });
};
