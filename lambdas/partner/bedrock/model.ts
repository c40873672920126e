import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
} from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { DocumentType } from "@smithy/types";
import * as z from "zod";

/** What a model is told: its task, which stays the same from call to call, and the material, which is data to it. */
export type Prompt = { system: string; material: string; maxTokens: number };

export type Model = {
  /** The answer as text, as it comes. Rejects where the model fails, in mid-sentence too. */
  write(prompt: Prompt, leaving: AbortSignal): AsyncGenerator<string>;
  /** The answer as an object of this shape: a forced tool call, tried once more where it does not fit. */
  fill<S extends z.ZodType>(prompt: Prompt, shape: S): Promise<z.output<S>>;
};

/** A model that answered in another shape than it was asked for, twice. */
class Misshapen extends Error {
  override readonly name = "Misshapen";
}

const FIRST_WORD_MS = 6000;
const TOOL = "answer";

/** A model on Bedrock. The handler is named because the client's own would speak HTTP/2 without any time-out. */
export const bedrockModel = (modelId: string): Model => {
  const client = new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 1000, requestTimeout: FIRST_WORD_MS }),
  });
  const input = ({ system, material, maxTokens }: Prompt) =>
    ({
      modelId,
      system: [{ text: system }],
      messages: [{ role: "user", content: [{ text: material }] }],
      inferenceConfig: { maxTokens },
    }) satisfies ConverseStreamCommandInput;

  const askOnce = async (prompt: Prompt, shape: z.ZodType): Promise<unknown> => {
    const { output } = await client.send(
      new ConverseCommand({
        ...input(prompt),
        toolConfig: {
          tools: [
            {
              toolSpec: {
                name: TOOL,
                description: "Hands over the answer.",
                // A JSON schema is JSON, which the SDK calls a document.
                inputSchema: { json: z.toJSONSchema(shape) as DocumentType },
              },
            },
          ],
          toolChoice: { tool: { name: TOOL } },
        },
      }),
    );
    return output?.message?.content?.find((part) => part.toolUse)?.toolUse?.input;
  };

  return {
    async *write(prompt, leaving) {
      const { stream } = await client.send(new ConverseStreamCommand(input(prompt)), {
        abortSignal: leaving,
      });
      for await (const event of stream ?? []) {
        const text = event.contentBlockDelta?.delta?.text;
        if (text) yield text;
      }
    },
    async fill(prompt, shape) {
      for (let attempt = 0; attempt < 2; attempt++) {
        const read = shape.safeParse(await askOnce(prompt, shape));
        if (read.success) return read.data;
      }
      throw new Misshapen();
    },
  };
};
