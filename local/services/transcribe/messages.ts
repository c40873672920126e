import { EventStreamCodec } from "@smithy/core/event-streams";
import { fromUtf8, toUtf8 } from "@smithy/core/serde";
import type { Message } from "@smithy/types";
import { Exception } from "../exception.ts";

/** What comes before a message's headers: its length, their length, and a checksum. */
const PRELUDE_BYTES = 12;

const codec = new EventStreamCodec(toUtf8, fromUtf8);

const encode = (headers: Record<string, string>, body: object): Uint8Array =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { type: "string" as const, value }]),
    ),
    body: fromUtf8(JSON.stringify(body)),
  });

/** What the service sends as it understands: one message of the event stream. */
export const transcriptMessage = (body: object): Uint8Array =>
  encode(
    { ":message-type": "event", ":event-type": "TranscriptEvent", ":content-type": "application/json" },
    body,
  );

/** The last message of a stream that failed. Anything but an `Exception` is a fault of the local run itself. */
export const exceptionMessage = (error: unknown): Uint8Array => {
  const { name, message } =
    error instanceof Exception ? error : new Exception("InternalFailureException", String(error));
  return encode(
    { ":message-type": "exception", ":exception-type": name, ":content-type": "application/json" },
    { Message: message },
  );
};

/** Takes one whole message apart. Throws BadRequestException where lengths or checksums are wrong. */
export const messageOf = (bytes: Uint8Array): Message => {
  try {
    return codec.decode(bytes);
  } catch {
    throw new Exception("BadRequestException", "Could not decode the audio stream that you provided.");
  }
};

/** Cuts a stream of bytes into its messages, each of which begins with its own length. */
export async function* messagesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Message> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const length = waiting.length < PRELUDE_BYTES ? Number.POSITIVE_INFINITY : waiting.readUInt32BE(0);
      if (waiting.length < length) break;
      yield messageOf(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  }
}

const textOf = ({ headers }: Message, name: string): unknown => headers[name]?.value;

/** The audio of an AudioEvent: 16-bit samples, the low byte first; empty at the end. Throws BadRequestException. */
export const audioOf = (message: Message): Int16Array => {
  if (textOf(message, ":message-type") !== "event" || textOf(message, ":event-type") !== "AudioEvent")
    throw new Exception("BadRequestException", "Only AudioEvents are taken here.");
  const { body } = message;
  if (body.length % 2 !== 0)
    throw new Exception("BadRequestException", "The audio is cut in the middle of a sample.");
  // A copy, because the samples need not begin at an even address of the message.
  return new Int16Array(Uint8Array.from(body).buffer);
};
