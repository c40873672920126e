import type { EventEmitter } from "node:events";
import { appendFileSync } from "node:fs";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  Server,
  type ServerResponse,
} from "node:http";
import {
  createServer as createHttp2Server,
  type IncomingHttpHeaders as Http2Headers,
  type ServerHttp2Stream,
} from "node:http2";
import { join } from "node:path";
import type { Duplex, Readable, Writable } from "node:stream";

/**
 * Loaded before anything else (`node --import`) into the processes of a test run, this writes down each call of AWS that any of their
 * servers answers, one JSON object a line, into the folder that VIVA_RECORD_CALLS names. Neither Viva nor the local run knows of it.
 */
export type RecordedCall = {
  over: "http" | "http2" | "websocket";
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders | Http2Headers;
  /** Base64; of a WebSocket all bytes after the handshake, as they came. */
  sent: string;
  /** Those of a WebSocket stand in `answered`. */
  status?: number;
  answerHeaders?: OutgoingHttpHeaders;
  answered: string;
};

const { VIVA_RECORD_CALLS: folder = "." } = process.env;
const file = join(folder, `${process.pid}.jsonl`);
const keep = (call: RecordedCall): void => appendFileSync(file, `${JSON.stringify(call)}\n`);

/** Signed for AWS, in its headers or its address, or one of Cognito's that nobody signs; not what CloudFront asks a bucket. */
const isForAws = (headers: IncomingHttpHeaders | Http2Headers, url: string): boolean =>
  /\/aws4_request/.test(headers.authorization ?? "") ||
  headers["x-amz-target"] !== undefined ||
  url.includes("X-Amz-Signature=");

const bytesOf = (chunk: unknown): Buffer[] =>
  typeof chunk === "string" || chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];

/** Collects all that is read of a stream from now on; some of it may have come already. */
const heardFrom = (stream: Readable): Buffer[] => {
  const parts: Buffer[] = [];
  const { emit } = stream;
  stream.emit = (name: string | symbol, ...told: unknown[]) => {
    if (name === "data") parts.push(...bytesOf(told[0]));
    return Reflect.apply(emit, stream, [name, ...told]);
  };
  return parts;
};

/** Collects all that is written to a stream from now on. */
const writtenTo = (stream: Writable): Buffer[] => {
  const parts: Buffer[] = [];
  const { write, end } = stream;
  // The overloads differ in what follows the chunk, which is passed on as it is.
  stream.write = ((chunk: unknown, ...more: never[]) => {
    parts.push(...bytesOf(chunk));
    return Reflect.apply(write, stream, [chunk, ...more]);
  }) as typeof write;
  stream.end = ((chunk: unknown, ...more: never[]) => {
    parts.push(...bytesOf(chunk));
    return Reflect.apply(end, stream, [chunk, ...more]);
  }) as typeof end;
  return parts;
};

const base64 = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString("base64");

/** Headers that are handed to writeHead are in no list of the response's own. */
const headersOf = (response: ServerResponse): (() => OutgoingHttpHeaders) => {
  let more: OutgoingHttpHeaders = {};
  const { writeHead } = response;
  response.writeHead = ((...words: unknown[]) => {
    const last = words.at(-1);
    if (typeof last === "object" && last !== null && !Array.isArray(last)) more = { ...last };
    return Reflect.apply(writeHead, response, words);
  }) as typeof writeHead;
  return () => ({ ...response.getHeaders(), ...more });
};

const lowerCased = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const hearCall = (request: IncomingMessage, response: ServerResponse): void => {
  const { method = "", url = "", headers } = request;
  if (!isForAws(headers, url)) return;
  const sent = heardFrom(request);
  const answered = writtenTo(response);
  const answerHeaders = headersOf(response);
  response.once("finish", () =>
    keep({
      ...{ over: "http", method, url, headers, sent: base64(sent), status: response.statusCode },
      ...{ answerHeaders: lowerCased(answerHeaders()), answered: base64(answered) },
    }),
  );
};

const hearStream = (stream: ServerHttp2Stream, headers: Http2Headers): void => {
  const { ":method": method = "", ":path": url = "" } = headers;
  if (!isForAws(headers, url)) return;
  const sent = heardFrom(stream);
  const answered = writtenTo(stream);
  stream.once("close", () => {
    const { ":status": status, ...answerHeaders } = stream.sentHeaders ?? {};
    keep({
      ...{ over: "http2", method, url, headers, sent: base64(sent), status: Number(status) },
      ...{ answerHeaders, answered: base64(answered) },
    });
  });
};

const hearSocket = ({ method = "", url = "", headers }: IncomingMessage, socket: Duplex): void => {
  if (!isForAws(headers, url)) return;
  const sent = heardFrom(socket);
  const answered = writtenTo(socket);
  socket.once("close", () =>
    keep({
      ...{ over: "websocket", method, url, headers, sent: base64(sent), answered: base64(answered) },
    }),
  );
};

/** Has every server of a class tell of these events, before anybody else hears of them. */
const overhear = (
  servers: EventEmitter,
  heard: Readonly<Record<string, (...told: never[]) => void>>,
): void => {
  const { emit } = servers;
  servers.emit = function (this: EventEmitter, name, ...told) {
    Reflect.apply(heard[String(name)] ?? (() => undefined), undefined, told);
    return Reflect.apply(emit, this, [name, ...told]);
  };
};

if (process.env.VIVA_RECORD_CALLS !== undefined) {
  overhear(Server.prototype, { request: hearCall, upgrade: hearSocket });
  // Its class has no name of its own.
  overhear(Object.getPrototypeOf(createHttp2Server()), { stream: hearStream });
}
