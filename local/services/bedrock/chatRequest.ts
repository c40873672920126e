import type { ConverseRequest } from "./request.ts";

type Block = ConverseRequest["messages"][number]["content"][number];
type Tools = NonNullable<ConverseRequest["toolConfig"]>;

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => ("text" in block ? [block.text] : []));

const partOf = (block: Block): object[] => {
  if ("text" in block) return [{ type: "text", text: block.text }];
  if (!("image" in block)) return [];
  const { format, source } = block.image;
  return [{ type: "image_url", image_url: { url: `data:image/${format};base64,${source.bytes}` } }];
};

/** Plain text as a plain string: not every server understands a list of parts. */
const contentOf = (blocks: readonly Block[]): string | object[] =>
  blocks.some((block) => "image" in block) ? blocks.flatMap(partOf) : textsOf(blocks).join("\n");

const choiceOf = (choice: Tools["toolChoice"]): string | object => {
  if ("tool" in choice) return { type: "function", function: choice.tool };
  return "any" in choice ? "required" : "auto";
};

const toolsOf = ({ tools, toolChoice }: Tools): object => ({
  tools: tools.flatMap((tool) =>
    "toolSpec" in tool
      ? [
          {
            type: "function",
            function: {
              name: tool.toolSpec.name,
              description: tool.toolSpec.description,
              parameters: tool.toolSpec.inputSchema.json,
            },
          },
        ]
      : [],
  ),
  tool_choice: choiceOf(toolChoice),
});

/**
 * A Converse call as the body of an OpenAI-compatible /chat/completions, without model and stream.
 * https://platform.openai.com/docs/api-reference/chat/create
 */
export const chatRequestOf = ({ system, messages, inferenceConfig, toolConfig }: ConverseRequest): object => {
  const instructions = textsOf(system).join("\n\n");
  return {
    messages: [
      ...(instructions ? [{ role: "system", content: instructions }] : []),
      ...messages.map(({ role, content }) => ({ role, content: contentOf(content) })),
    ],
    max_tokens: inferenceConfig.maxTokens,
    temperature: inferenceConfig.temperature,
    top_p: inferenceConfig.topP,
    stop: inferenceConfig.stopSequences,
    ...(toolConfig && toolsOf(toolConfig)),
  };
};
