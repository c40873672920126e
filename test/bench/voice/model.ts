import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModel } from "../../../local/services/bedrock/chatServer.ts";
import { numberIn, tokensOf } from "./said.ts";
import { tokenMs } from "./upstreams.ts";

type Schema = { properties: Record<string, { type: string }> };
/** What the emulated Bedrock asks of an OpenAI-compatible server. */
type Chat = {
  stream?: boolean;
  messages: { content: unknown }[];
  tools?: { function: { name: string; parameters: Schema } }[];
};

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
/** As long as a tip, or a translation with a model answer. */
const FILLED_TOKENS = 40;

const write = async (response: ServerResponse, number: number): Promise<void> => {
  const start = performance.now();
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  for (const [place, content] of tokensOf(number).entries()) {
    await wait(start + tokenMs(number, place) - performance.now());
    send({ choices: [{ delta: { content }, finish_reason: null }] });
  }
  send({ choices: [{ delta: {}, finish_reason: "stop" }] });
  send({ choices: [], usage });
  response.end("data: [DONE]\n\n");
};

/** Every field of the tool: 70 where it is a number, nothing where it is a list, else a text that belongs to the same answer. */
const fill = async (response: ServerResponse, number: number, { tools }: Chat): Promise<void> => {
  await wait(tokenMs(number, FILLED_TOKENS));
  const [tool] = tools ?? [];
  const fields = Object.entries(tool?.function.parameters.properties ?? {});
  const values: Readonly<Record<string, unknown>> = { number: 70, array: [] };
  const input = Object.fromEntries(
    fields.map(([name, { type }]) => [name, values[type] ?? `Bien, numéro ${number}.`]),
  );
  const call = { id: "1", function: { name: tool?.function.name, arguments: JSON.stringify(input) } };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ choices: [{ message: { tool_calls: [call] }, finish_reason: "tool_calls" }], usage }),
  );
};

/** A language model that takes its time as upstreams.json says, and never thinks. Ends with the process. */
export const timedModel = async (): Promise<LanguageModel> => {
  const server = createServer(async (request, response) => {
    const chat = (await json(request)) as Chat; // only the emulator asks here
    const number = numberIn(JSON.stringify(chat.messages.at(-1)?.content));
    await (chat.stream ? write(response, number) : fill(response, number, chat));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has no other kind of address
  return { baseUrl: `http://127.0.0.1:${port}/v1`, model: "timed" };
};
