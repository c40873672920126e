import * as z from "zod";
import type { RouteName } from "../../domain/api.ts";
import { fold, type TurnEvent, unfolded, wholeTurn } from "../../domain/conversation.ts";
import { shapeOf, shapes } from "../../domain/shapes.ts";
import { errorName, framesOf } from "../telemetry/error.ts";
import { measure, note } from "../telemetry/watch.ts";
import { Refusal, unexpected } from "./refusal.ts";

/** What goes out: status, headers, and at least one part, because the runtime sends the status with the first write. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
};

const JSON_TYPE = "application/json";
const NDJSON_TYPE = "application/x-ndjson";

/** A caller who says so gets events as they happen; everybody else one JSON object at the end. */
export const acceptsEvents = (accept: string | undefined): boolean => accept?.includes(NDJSON_TYPE) ?? false;

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": JSON_TYPE, "cache-control": "no-store", ...headers },
  parts: [JSON.stringify(value)],
});

/** The documented body of every failure. What is no refusal is logged without its message, which may quote a student. */
export const refused = (error: unknown): Answer => {
  const refusal = refusalOf(error);
  const { retryAfterSeconds } = refusal.details;
  return json({ error: refusal.fault }, refusal.status, {
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  });
};

/** An object, cut to the route's shape: what the shape does not name never leaves. */
export const object = (route: RouteName, reply: unknown): Answer => {
  const shape = shapeOf(route).reply;
  return json(shape ? z.encode(shape, reply) : {});
};

/** An mp3 as it comes. A failure before its first part keeps its own status; a later one breaks the answer off. */
export const mp3 = async (sound: AsyncIterable<Uint8Array>): Promise<Answer> => {
  const source = sound[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) throw unexpected();
  return {
    status: 200,
    headers: { "content-type": "audio/mpeg", "cache-control": "private, max-age=86400" },
    parts: partsFrom(first, source),
  };
};

async function* partsFrom<Part>(first: IteratorResult<Part>, source: AsyncIterator<Part>) {
  for (let part = first; !part.done; part = await source.next()) yield part.value;
}

/** A photo. Asked for anew each time: its exercise may show another one by now, or be closed. */
export const jpeg = (bytes: Uint8Array): Answer => ({
  status: 200,
  headers: {
    "content-type": "image/jpeg",
    "content-disposition": "inline",
    "cache-control": "private, no-cache",
  },
  parts: [bytes],
});

/** Events as they happen, one a line. A failure before the first keeps its own status; a later one becomes an event. */
export const eventStream = async (route: RouteName, events: AsyncIterable<unknown>): Promise<Answer> => {
  const source = events[Symbol.asyncIterator]();
  const first = await source.next();
  return {
    status: 200,
    headers: { "content-type": NDJSON_TYPE, "cache-control": "no-store", "x-accel-buffering": "no" },
    parts: lines(route, first, source),
  };
};

async function* lines(route: RouteName, first: IteratorResult<unknown>, source: AsyncIterator<unknown>) {
  const shape = shapeOf(route).reply;
  try {
    for await (const event of partsFrom(first, source))
      yield `${JSON.stringify(shape ? z.encode(shape, event) : event)}\n`;
    measure("BrokenTurns", 0);
  } catch (error) {
    measure("BrokenTurns", error instanceof Refusal ? 0 : 100);
    const event: TurnEvent = { type: "error", error: refusalOf(error).fault };
    yield `${JSON.stringify(event)}\n`;
  }
}

/** The same turn as the plain JSON of spec section 7. */
export const wholeAnswer = async (events: AsyncIterable<TurnEvent>): Promise<Answer> => {
  let folded = unfolded;
  for await (const event of events) folded = fold(folded, event);
  const turn = wholeTurn(folded);
  if (!turn) throw unexpected();
  const { said, words, heard, message, score, improvement, better, ...beside } = turn;
  const { translation, untranslated, options, hint, ...rest } = beside;
  return json(
    z.encode(shapes.takeTurn.whole, {
      transcription: said,
      transcriptionResponseData: { text: said, words, heard },
      message: { message, score, improvement, better, translation, untranslated, options, hint },
      ...rest,
    }),
  );
};

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  note("failed", { error: errorName(error), at: framesOf(error) });
  return unexpected();
};
