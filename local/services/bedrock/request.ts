import * as z from "zod";

const text = z.strictObject({ text: z.string() });
/** Marks where a model may remember the text so far; there is nothing in it for others. */
const cachePoint = z.strictObject({ cachePoint: z.looseObject({}) });
const image = z.strictObject({
  image: z.object({
    format: z.enum(["jpeg", "png", "gif", "webp"]),
    /** Base64. */
    source: z.strictObject({ bytes: z.string() }),
  }),
});
/**
 * A tool's input, as the strictest models take it: Amazon's own refuse every other key at the top.
 * https://docs.aws.amazon.com/nova/latest/userguide/prompting-tool-troubleshooting.html
 */
const toolInput = z.strictObject({
  type: z.literal("object"),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});
const toolSpec = z.object({
  name: z.string(),
  description: z.string().optional(),
  inputSchema: z.object({ json: toolInput }),
});

/**
 * What is understood of a Converse call: text, images, and tools to be called. Blocks of any other kind are refused; what
 * only AWS's own models know (guardrails, additional fields, cache points) is left out.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html
 */
export const converseRequest = z.object({
  system: z.array(z.union([text, cachePoint])).default([]),
  messages: z
    .array(
      z.object({
        role: z.enum(["user", "assistant"]),
        content: z.array(z.union([text, image, cachePoint])).min(1),
      }),
    )
    .min(1),
  inferenceConfig: z
    .object({
      maxTokens: z.number().optional(),
      temperature: z.number().optional(),
      topP: z.number().optional(),
      stopSequences: z.array(z.string()).optional(),
    })
    .default({}),
  toolConfig: z
    .object({
      tools: z.array(z.union([z.strictObject({ toolSpec }), cachePoint])),
      toolChoice: z
        .union([
          z.strictObject({ auto: z.looseObject({}) }),
          z.strictObject({ any: z.looseObject({}) }),
          z.strictObject({ tool: z.object({ name: z.string() }) }),
        ])
        .default({ auto: {} }),
    })
    .optional(),
});
/** A Converse call, its defaults filled in. */
export type ConverseRequest = z.output<typeof converseRequest>;
