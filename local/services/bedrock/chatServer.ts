import { Exception } from "../exception.ts";

/** A server of an OpenAI-compatible API, such as Ollama's `http://localhost:11434/v1`, and a model that it has. */
export type LanguageModel = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** How long a whole answer may take; a minute where not given: a model may first have to be read from disk. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 60_000;

/** Bedrock's word for what the server answered. Never its own words: they may hold what a student said. */
const exceptionOf = (status: number): Exception => {
  if (status === 429)
    return new Exception("ThrottlingException", "The language model has too much to do.", 429);
  if (status === 401 || status === 403)
    return new Exception(
      "AccessDeniedException",
      `The language model's server refused the key (${status}).`,
      403,
    );
  return status < 500
    ? new Exception("ValidationException", `The language model's server refused the request (${status}).`)
    : new Exception("ServiceUnavailableException", `The language model's server failed (${status}).`, 503);
};

/** Bedrock's word for a server that can't be reached, or takes too long. */
export const outage = (error: unknown): Exception =>
  typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError"
    ? new Exception("ModelTimeoutException", "The language model took too long.", 408)
    : new Exception("ServiceUnavailableException", "The language model's server can't be reached.", 503);

/** Posts a chat to the server, until `leaving` aborts. Gives its answer where that is a success; else throws an Exception. */
export const postChat = async (
  { baseUrl, model, apiKey, timeoutMs = TIMEOUT_MS }: LanguageModel,
  chat: object,
  leaving: AbortSignal,
): Promise<Response> => {
  const response = await fetch(`${baseUrl.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, ...chat }),
    signal: AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]),
  }).catch((error) => {
    throw outage(error);
  });
  if (!response.ok) throw exceptionOf(response.status);
  return response;
};
