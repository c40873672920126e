import * as z from "zod";
import { Exception } from "../exception.ts";
import { jsonOf } from "../json.ts";
import { chatUsage, stopReasonOf } from "./usage.ts";

/** An event of a ConverseStream, by its name. */
export type StreamEvent = { type: string; body: object };

const chunk = z.object({
  choices: z
    .array(
      z.object({ delta: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }),
    )
    .default([]),
  usage: chatUsage.optional(),
});

/** The data of server-sent events, one line each as OpenAI sends them. */
async function* dataOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
}

/**
 * A streamed chat as the events of a ConverseStream: one block of text. `elapsedMs` tells how long it has taken. Throws
 * ModelStreamErrorException where it is not understood, or breaks off.
 */
export async function* converseEventsOf(
  stream: AsyncIterable<Uint8Array>,
  elapsedMs: () => number,
): AsyncGenerator<StreamEvent> {
  const failed = (why: string) =>
    new Exception("ModelStreamErrorException", `The language model's answer ${why}.`, 424);
  let finish: string | undefined;
  let usage = chatUsage.parse(undefined);
  yield { type: "messageStart", body: { role: "assistant" } };
  for await (const data of dataOf(stream)) {
    if (data === "[DONE]") break;
    const read = chunk.safeParse(jsonOf(Buffer.from(data)));
    if (!read.success) throw failed("was not understood");
    const [choice] = read.data.choices;
    const text = choice?.delta.content;
    if (text) yield { type: "contentBlockDelta", body: { contentBlockIndex: 0, delta: { text } } };
    finish = choice?.finish_reason ?? finish;
    usage = read.data.usage ?? usage;
  }
  if (finish === undefined) throw failed("broke off");
  yield { type: "contentBlockStop", body: { contentBlockIndex: 0 } };
  yield { type: "messageStop", body: { stopReason: stopReasonOf(finish) } };
  yield { type: "metadata", body: { usage, metrics: { latencyMs: elapsedMs() } } };
}
