import type { ServerResponse } from "node:http";
import { frame } from "../../local/services/bedrock/frame.ts";
import type { Answer, Asked } from "./server.ts";

const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
const metrics = { latencyMs: 1 };

/** One event of a stream, by its name. */
export const eventOf = (type: string, body: object): Buffer =>
  frame({ ":message-type": "event", ":event-type": type, ":content-type": "application/json" }, body);

/** The head of a stream, and these words of it. */
export const beginStream = (response: ServerResponse, ...texts: string[]): void => {
  response.writeHead(200, { "content-type": "application/vnd.amazon.eventstream" });
  response.write(eventOf("messageStart", { role: "assistant" }));
  for (const text of texts)
    response.write(eventOf("contentBlockDelta", { contentBlockIndex: 0, delta: { text } }));
};

/** A whole stream. */
export const streaming =
  (texts: readonly string[], stopReason = "end_turn"): Answer =>
  (response) => {
    beginStream(response, ...texts);
    response.write(eventOf("contentBlockStop", { contentBlockIndex: 0 }));
    response.write(eventOf("messageStop", { stopReason }));
    response.end(eventOf("metadata", { usage, metrics }));
  };

/** A whole message with these blocks. */
export const saying =
  (content: readonly object[], stopReason: string): Answer =>
  (response) =>
    response
      .setHeader("content-type", "application/json")
      .end(
        JSON.stringify({ output: { message: { role: "assistant", content } }, stopReason, usage, metrics }),
      );

/** A call of the tool with this input. */
export const calling = (input: unknown, stopReason = "tool_use"): Answer =>
  saying([{ toolUse: { toolUseId: "1", name: "answer", input } }], stopReason);

/** Every field of the tool that is asked for: `values` by name, else 70, nothing in a list, or a word. */
export const filled = (
  { toolConfig }: Asked,
  values: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const usual: Readonly<Record<string, unknown>> = { number: 70, array: [] };
  const properties = toolConfig?.tools[0]?.toolSpec?.inputSchema.json.properties ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [name, values[name] ?? usual[type] ?? "Bien."]),
  );
};

/** A model in good health: "Ah, très bien !", and whatever it is asked to fill in. */
export const healthy: Answer = (response, asked) =>
  (asked.isStream ? streaming(["Ah, ", "très bien !"]) : calling(filled(asked)))(response, asked);
