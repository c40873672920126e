import type { Api, Params, RouteName } from "../../../domain/api.ts";
// Types only: zod stays on the server.
import type { Body, Query, Reply } from "../../../domain/shapes.ts";
import { linesOf } from "./lines.ts";
import { CallFailed } from "./problem.ts";
import { refusal } from "./refusal.ts";
import { routeOf, timeoutOf } from "./routes.ts";
import { startTimeout, type Timeout } from "./timeout.ts";

/** What a call gives: an object, the turn's events as they come, the sound, or the picture. */
export type Given<Name extends RouteName> = {
  json: Reply<Name>;
  events: AsyncGenerator<Reply<Name>>;
  mp3: Blob;
  jpeg: Blob;
}[Api[Name]["answers"]];

/**
 * What a call needs: the braces of its path, its body, and who calls (left out where anybody may). `signal` gives it up;
 * that, too, ends in `CallFailed`.
 */
export type Request<Name extends RouteName> = {
  params: Params<Api[Name]["path"]>;
  body: Api[Name] extends { takes: "jpeg" } ? Blob : Body<Name>;
  /** What goes behind the question mark; left out, nothing does. */
  query?: Query<Name>;
  token?: string;
  signal?: AbortSignal;
};

/** The address of a call, its params put into the braces of its path, and its query behind it. */
export const addressOf = <Name extends RouteName>(
  name: Name,
  params: Params<Api[Name]["path"]>,
  query?: Query<Name>,
): string => {
  const values: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(params ?? {}));
  const path = routeOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ""),
  );
  const asked = new URLSearchParams(
    Object.entries<string | undefined>(query ?? {}).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );
  return asked.size > 0 ? `${path}?${asked}` : path;
};

/** Spec section 7: a reply's `message` field is JSON as text. */
const unwrapped = (reply: { message?: unknown }) =>
  typeof reply.message === "string" ? { ...reply, message: JSON.parse(reply.message) } : reply;

const eventsIn = async function* (body: ReadableStream<Uint8Array>, timeout: Timeout) {
  try {
    for await (const line of linesOf(body)) {
      timeout.renew();
      yield JSON.parse(line);
    }
  } catch {
    throw timeout.signal.aborted ? timeout.failure() : new CallFailed({ kind: "cut" });
  } finally {
    timeout.end();
  }
};

/** Reads an answer that somebody else's fetch brought. Throws `CallFailed` where it is not a success. */
export const readAnswer = async <Name extends RouteName>(
  name: Name,
  response: Response,
  timeout: Timeout = startTimeout(timeoutOf(name)),
): Promise<Given<Name>> => {
  const read = async (): Promise<unknown> => {
    if (!response.ok) throw await refusal(response);
    const { answers } = routeOf(name);
    if (answers === "events" && response.body) return eventsIn(response.body, timeout);
    const isFile = answers === "mp3" || answers === "jpeg";
    const given = await (isFile ? response.blob() : response.json().then(unwrapped));
    timeout.end();
    return given;
  };
  try {
    // The server cuts each reply to the shape that the type stands for.
    return (await read()) as Given<Name>;
  } catch (thrown) {
    timeout.end();
    throw thrown instanceof CallFailed ? thrown : new CallFailed({ kind: "cut" });
  }
};

/** Makes one of the calls of domain/api.ts. Throws `CallFailed`, and nothing else; so do the events while they come. */
export const call = async <Name extends RouteName>(
  name: Name,
  { params, query, body, token, signal }: Request<Name>,
): Promise<Given<Name>> => {
  const { method, answers } = routeOf(name);
  const timeout = startTimeout(timeoutOf(name), signal);
  const response = await fetch(addressOf(name, params, query), {
    method,
    signal: timeout.signal,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": body instanceof Blob ? "image/jpeg" : "application/json" }),
      accept: answers === "events" ? "application/x-ndjson" : "*/*",
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    timeout.end();
    throw timeout.failure();
  });
  return readAnswer(name, response, timeout);
};
