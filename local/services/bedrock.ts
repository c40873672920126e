import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import type { Service } from "../service.ts";
import type { Account } from "./account.ts";
import { refuseMisplacedCachePoints } from "./bedrock/cachePoints.ts";
import { converseAnswerOf } from "./bedrock/chatAnswer.ts";
import { chatRequestOf } from "./bedrock/chatRequest.ts";
import { type LanguageModel, outage, postChat } from "./bedrock/chatServer.ts";
import { converseEventsOf } from "./bedrock/chatStream.ts";
import { frame } from "./bedrock/frame.ts";
import { guardrailAccess, modelAccess } from "./bedrock/modelArn.ts";
import { type ConverseRequest, converseRequest } from "./bedrock/request.ts";
import { Exception } from "./exception.ts";
import { answerException, answerJson, jsonOf } from "./json.ts";

const actions = {
  converse: "bedrock:InvokeModel",
  "converse-stream": "bedrock:InvokeModelWithResponseStream",
};
type Operation = keyof typeof actions;

/** The call, read off its path; undefined where it is neither Converse nor ConverseStream. */
const askedOf = ({ method, url }: IncomingMessage): { operation: Operation; modelId: string } | undefined => {
  const [, id, operation] = /^\/model\/([^/]+)\/(converse|converse-stream)$/.exec(url ?? "") ?? [];
  if (method !== "POST" || id === undefined) return undefined;
  return {
    operation: operation === "converse" ? operation : "converse-stream",
    modelId: decodeURIComponent(id),
  };
};

const requestOf = (body: Buffer): ConverseRequest => {
  const { data, error } = converseRequest.safeParse(jsonOf(body));
  if (data) return data;
  throw new Exception("ValidationException", z.prettifyError(error));
};

/** Aborts when the caller goes away, so that a model doesn't go on talking to nobody. */
const departureOf = (response: ServerResponse): AbortSignal => {
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  return leaving.signal;
};

const converse = async (
  llm: LanguageModel,
  asked: ConverseRequest,
  response: ServerResponse,
): Promise<void> => {
  const start = performance.now();
  const answer = await postChat(llm, chatRequestOf(asked), departureOf(response));
  const json: unknown = await answer.json().catch(() => undefined);
  answerJson(
    response,
    converseAnswerOf(json, asked, Math.round(performance.now() - start)),
    "application/json",
  );
};

const converseStream = async (
  llm: LanguageModel,
  asked: ConverseRequest,
  response: ServerResponse,
): Promise<void> => {
  if (asked.toolConfig)
    throw new Exception("ValidationException", "Tools are called by Converse only, here.");
  const start = performance.now();
  const chat = { ...chatRequestOf(asked), stream: true, stream_options: { include_usage: true } };
  const answer = await postChat(llm, chat, departureOf(response));
  if (!answer.body) throw outage(undefined);
  response.writeHead(200, { "content-type": "application/vnd.amazon.eventstream" });
  try {
    for await (const { type, body } of converseEventsOf(answer.body, () =>
      Math.round(performance.now() - start),
    )) {
      const headers = { ":message-type": "event", ":event-type": type, ":content-type": "application/json" };
      response.write(frame(headers, body));
    }
  } catch (error) {
    // The status has been sent: from here on a failure is a message of the stream.
    const { name, message } = error instanceof Exception ? error : outage(error);
    const type = name.replace(/^./, (letter) => letter.toLowerCase());
    response.write(
      frame(
        { ":message-type": "exception", ":exception-type": type, ":content-type": "application/json" },
        { message },
      ),
    );
  }
  response.end();
};

/**
 * Bedrock's Converse and ConverseStream. Without a language model it is an account in which no model is enabled: every call
 * is refused at once. With one, calls are put to that server and its answers given as Bedrock's, whatever model was asked for.
 */
export const bedrock = async (llm: LanguageModel | undefined, account: Account): Promise<Service> => ({
  accessRequests: (request, body) => {
    const asked = askedOf(request);
    if (!asked) return []; // Refused below.
    return [
      ...modelAccess(actions[asked.operation], asked.modelId, account),
      ...guardrailAccess(body, account),
    ];
  },
  handle: async (request, body, response) => {
    try {
      const asked = askedOf(request);
      if (!asked) throw new Exception("UnknownOperationException", "Only Converse is spoken here.", 404);
      if (!llm) {
        const message = "You don't have access to the model with the specified model ID.";
        throw new Exception("AccessDeniedException", message, 403);
      }
      const answer = asked.operation === "converse" ? converse : converseStream;
      const wanted = requestOf(body);
      refuseMisplacedCachePoints(asked.modelId, wanted);
      await answer(llm, wanted, response);
    } catch (error) {
      answerException(response, error, "application/json");
    }
  },
  close: async () => undefined,
});
