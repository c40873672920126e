import { json } from "node:stream/consumers";
import { type Listening, listen } from "../../local/aws/listen.ts";
import type { LanguageModel } from "../../local/services/bedrock/chatServer.ts";

type Schema = { properties: Record<string, { type: string }> };
/** What the emulated Bedrock asks of an OpenAI-compatible server. */
type Chat = {
  stream?: boolean;
  messages: { content: unknown }[];
  tools?: { function: { name: string; parameters: Schema } }[];
};

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };

/** What it says to an answer that ends in "c'est …". */
export const echoOf = (word: string): string => `Ah, c'est ${word} pour toi !`;

const values: Readonly<Record<string, unknown>> = { number: 70, array: [] };

/** Every field of the tool: 70 where it is a number, nothing where it is a list. */
const filled = ({ tools: [tool] = [] }: Chat): object => ({
  name: tool?.function.name,
  arguments: JSON.stringify(
    Object.fromEntries(
      Object.entries(tool?.function.parameters.properties ?? {}).map(([name, { type }]) => [
        name,
        values[type] ?? "Bien.",
      ]),
    ),
  ),
});

/** A language model that repeats what it has found amusing, so that one hears which answer it was given. */
export const echoingModel = async (): Promise<{ model: LanguageModel; close: Listening["close"] }> => {
  const { port, close } = await listen(async (request, response) => {
    const chat = (await json(request)) as Chat; // only the emulator asks here
    if (!chat.stream) {
      const message = { tool_calls: [{ id: "1", function: filled(chat) }] };
      return void response.end(
        JSON.stringify({ choices: [{ message, finish_reason: "tool_calls" }], usage }),
      );
    }
    const [, word = ""] = [...JSON.stringify(chat.messages.at(-1)).matchAll(/c'est (\p{L}+)/gu)].at(-1) ?? [];
    response.writeHead(200, { "content-type": "text/event-stream" });
    const events = [
      { choices: [{ delta: { content: echoOf(word) }, finish_reason: null }] },
      { choices: [{ delta: {}, finish_reason: "stop" }] },
      { choices: [], usage },
    ];
    response.end(
      [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
    );
  }, 0);
  return { model: { baseUrl: `http://127.0.0.1:${port}/v1`, model: "echoing" }, close };
};
