import { type Api, api, type RouteName } from "../../domain/api.ts";
import { refusalsOf } from "../../domain/refusals.ts";
import { errorBody, type Reply, shapeOf } from "../../domain/shapes.ts";
import { noteTold } from "../stack/told.ts";

/** What came back: `json` is the parsed body, undefined where it was none. */
export type Given = { status: number; headers: Headers; bytes: Buffer; text: string; json: unknown };

export type Asked = {
  token?: string | undefined;
  params?: Record<string, string>;
  /** What stands behind the question mark. */
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Which stack; the one that all suites share unless said otherwise. */
  origin?: string;
};

const sharedStack = (): string => {
  const url = process.env.VIVA_URL;
  if (!url) throw new Error("No stack is up: run this suite with npm test.");
  return url;
};

/**
 * Asks the running stack, as a program would that has read the table: no browser, no client of ours in between. Rejects for an answer
 * that the documents don't have.
 */
export const ask = async (
  route: RouteName,
  { token, params = {}, query = {}, body, headers = {}, origin = sharedStack() }: Asked = {},
): Promise<Given> => {
  const { method, path }: Api[RouteName] = api[route];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const asking = new URLSearchParams(query).toString();
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const sent = body === undefined || isSentAsItIs(body) ? body : JSON.stringify(body);
  noteTold({ authorization, ...(typeof sent === "string" && { body: sent }) });
  const response = await fetch(origin + filled + (asking && `?${asking}`), {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body instanceof Uint8Array && { "content-type": "image/jpeg" }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
    signal: AbortSignal.timeout(40_000),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const given = { status: response.status, headers: response.headers, bytes, text, json: jsonOf(text) };
  checkDocumented(route, given);
  return given;
};

/** Throws for a refusal that docs/api.md and docs/openapi.json don't have for this call. */
const checkDocumented = (route: RouteName, { status, text, json }: Given): void => {
  if (status === 200) return;
  const code = errorBody.safeParse(json).data?.error.code;
  if (code === undefined || !refusalsOf(route)[status]?.includes(code))
    throw new Error(
      `${route} answered ${status} ${code}, which domain/refusals.ts doesn't have: ${text.slice(0, 200)}`,
    );
};

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

/** What a text says as JSON; undefined where it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The reply of a call that must succeed, read by its shape (the spec's `message` texts included). */
export const reply = async <Name extends RouteName>(route: Name, asked: Asked): Promise<Reply<Name>> => {
  const given = await ask(route, asked);
  if (given.status !== 200) throw new Error(`${route} answered ${given.status}: ${given.text}`);
  return shapeOf(route).reply?.parse(given.json) as Reply<Name>; // the shape hangs on the same name
};
