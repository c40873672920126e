import { randomUUID } from "node:crypto";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Guard } from "../../iam/guard.ts";
import { Exception } from "../exception.ts";
import { admit } from "./admission.ts";
import { askedOf } from "./asked.ts";
import { audioOf, exceptionMessage, messageOf, messagesIn } from "./messages.ts";
import { type CheckChunk, checkSigned } from "./signature.ts";
import { listenTo, type Transcriber } from "./stream.ts";

const PATH = "/stream-transcription";
const ACTION = "transcribe:StartStreamTranscription";
const PREFIX = "x-amzn-transcribe-";

const parametersIn = ({ headers }: Http2ServerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), String(value)]),
  );

/** The audio in a body: signed chunks, an event in each; an empty chunk is the end. */
async function* audioFrom(request: Http2ServerRequest, check: CheckChunk): AsyncGenerator<Int16Array> {
  for await (const { headers, body } of messagesIn(request)) {
    const date = headers[":date"]?.value;
    const signature = headers[":chunk-signature"]?.value;
    if (!(date instanceof Date && signature instanceof Uint8Array))
      throw new Exception("BadRequestException", "The chunks of a stream are signed.");
    await check({ date, body, signature: Buffer.from(signature).toString("hex") });
    if (body.length === 0) return;
    yield audioOf(messageOf(body));
  }
}

/** Refuses a stream before it began. */
const refuse = (response: Http2ServerResponse, error: unknown): void => {
  const { name, message, status } =
    error instanceof Exception ? error : new Exception("InternalFailureException", String(error), 500);
  response.writeHead(status, { "content-type": "application/json", "x-amzn-errortype": name });
  response.end(JSON.stringify({ Message: message }));
};

/**
 * Transcribe over HTTP/2, as the SDK streams to it: every chunk of the body is signed, and the signatures are checked.
 * https://docs.aws.amazon.com/transcribe/latest/dg/streaming-setting-up.html
 */
export const http2Door =
  (transcriber: Transcriber & { guard: Guard; log(line: string): void }) =>
  async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    // Who hangs up is not told why, and is no fault.
    request.on("error", () => {});
    response.on("error", () => {});
    const open = async () => {
      if (request.method !== "POST" || request.url !== PATH)
        throw new Exception(
          "UnknownOperationException",
          "Only StartStreamTranscription is spoken here.",
          404,
        );
      const parameters = parametersIn(request);
      const check = await admit(request, ACTION, transcriber, checkSigned);
      const messages = listenTo(audioFrom(request, check), askedOf(parameters), transcriber);
      response.writeHead(200, {
        "content-type": "application/vnd.amazon.eventstream",
        "x-amzn-request-id": randomUUID(),
        [`${PREFIX}session-id`]: randomUUID(),
        ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [PREFIX + name, value])),
      });
      return messages;
    };
    try {
      const messages = await open();
      for await (const message of messages) response.write(message);
    } catch (error) {
      if (response.stream?.destroyed) return;
      if (!response.headersSent) return refuse(response, error);
      response.write(exceptionMessage(error));
    }
    response.end();
  };
