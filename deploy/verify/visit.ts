import { Problem } from "../../infra/problem.ts";

/** What a site answered: `ms` until its headers, `json` undefined where the body is none. */
export type Seen = {
  status: number;
  headers: Headers;
  bytes: number;
  text: string;
  json: unknown;
  ms: number;
};

export type Visit = {
  /** https://…, without a slash at its end. */
  origin: string;
  /** Asks an address of the site, or any whole one; a redirect is not followed. Throws where nothing answers in 60 s. */
  ask(path: string, init?: RequestInit): Promise<Seen>;
  /** The same with a JSON body. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Seen>;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws a `Problem` for what is no address of a site. */
export const visitTo = (address: string | undefined): Visit => {
  if (address === undefined || !/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Problem(
      "Which site? npm run verify -- https://viva.school.example (npm run deploy says the address)",
    );
  const origin = address.replace(/\/$/, "");
  const ask: Visit["ask"] = async (path, init = {}) => {
    const begun = performance.now();
    const response = await fetch(new URL(path, origin), {
      redirect: "manual",
      signal: AbortSignal.timeout(60_000),
      ...init,
    });
    const ms = performance.now() - begun;
    const body = Buffer.from(await response.arrayBuffer());
    const text = body.toString();
    const { status, headers } = response;
    return { status, headers, bytes: body.length, text, json: parsed(text), ms };
  };
  return {
    origin,
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
};

/** Why a question to the site failed, in a few words; fetch tells it in the cause of its error. */
export const because = (error: unknown): string => {
  const cause = has(error, "cause") ? error.cause : error;
  return has(cause, "message") ? String(cause.message) : String(error);
};

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && name in value;
