import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../../local/aws/listen.ts";

type Schema = { properties: Record<string, { type: string }> };
/** A call of Converse, or of ConverseStream, as far as a scripted model looks at it. */
export type Asked = {
  isStream: boolean;
  messages: { content: { text?: string }[] }[];
  toolConfig?: {
    tools: { toolSpec?: { name: string; inputSchema: { json: Schema } } }[];
    toolChoice?: { tool?: { name: string } };
  };
};
/** How one call is answered, whatever Bedrock would say. */
export type Answer = (response: ServerResponse, asked: Asked) => unknown;

/** A server that speaks Bedrock's own protocol, says what `answer` makes it say, and keeps what it was asked. */
export const bedrockServer = async (answer: Answer) => {
  const calls: Asked[] = [];
  const state = { answer };
  const { port, close } = await listen(async (request, response) => {
    const body = (await json(request)) as Omit<Asked, "isStream">; // only the SDK asks here
    const asked = { ...body, isStream: request.url?.endsWith("/converse-stream") ?? false };
    calls.push(asked);
    state.answer(response, asked);
  }, 0);
  return {
    calls,
    answerWith: (next: Answer) => {
      state.answer = next;
    },
    /** What a function's environment has to say for the SDK to come here. */
    environment: {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${port}`,
      AWS_REGION: "eu-west-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
    },
    close,
  };
};
