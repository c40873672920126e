import { randomUUID } from "node:crypto";
import * as z from "zod";
import { Exception } from "../exception.ts";
import type { ConverseRequest } from "./request.ts";
import { chatUsage, stopReasonOf } from "./usage.ts";

const chatAnswer = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }),
            )
            .nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    ],
    z.unknown(),
  ),
  usage: chatUsage,
});
type Message = z.output<typeof chatAnswer>["choices"][0]["message"];
type ToolUse = { toolUse: { toolUseId: string; name: string; input: unknown } };

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  } catch {
    return undefined;
  }
};

/** The tool that a call insisted on. */
const forcedTool = ({ toolConfig }: ConverseRequest): string | undefined =>
  toolConfig && "tool" in toolConfig.toolChoice ? toolConfig.toolChoice.tool.name : undefined;

/** The calls of tools in a message. Servers that take a forced choice as a mere wish answer it with the JSON as text. */
const toolUsesOf = ({ tool_calls, content }: Message, forced: string | undefined): ToolUse[] => {
  const calls = tool_calls ?? [];
  if (calls.length > 0)
    return calls.map(({ id, function: { name, arguments: input } }) => ({
      toolUse: { toolUseId: id, name, input: jsonIn(input) ?? {} },
    }));
  const input = forced === undefined ? undefined : jsonIn(content ?? "");
  return forced === undefined || input === undefined
    ? []
    : [{ toolUse: { toolUseId: randomUUID(), name: forced, input } }];
};

/**
 * A chat's answer as Converse gives it; `latencyMs` is how long it took. Throws ModelErrorException where it is no such
 * answer.
 */
export const converseAnswerOf = (answer: unknown, asked: ConverseRequest, latencyMs: number): object => {
  const { data } = chatAnswer.safeParse(answer);
  if (!data)
    throw new Exception("ModelErrorException", "The language model's answer was not understood.", 424);
  const [{ message, finish_reason }] = data.choices;
  const toolUses = toolUsesOf(message, forcedTool(asked));
  const content = toolUses.length > 0 ? toolUses : [{ text: message.content ?? "" }];
  return {
    output: { message: { role: "assistant", content } },
    stopReason: toolUses.length > 0 ? "tool_use" : stopReasonOf(finish_reason ?? "stop"),
    usage: data.usage,
    metrics: { latencyMs },
  };
};
