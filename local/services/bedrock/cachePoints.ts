import { Exception } from "../exception.ts";
import type { ConverseRequest } from "./request.ts";

const isNova = (modelId: string): boolean => /(^|[./])amazon\.nova-/.test(modelId);

const refusal = (pointer: string): Exception =>
  new Exception(
    "ValidationException",
    `The model returned the following errors: Malformed input request: #/${pointer}: extraneous key [cachePoint] is not permitted, please reformat your input and try again.`,
  );

/**
 * Refuses a cache point as Amazon's Nova does: among the tools, and in a message anywhere but after a text.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html for where one may stand;
 * https://github.com/HolmesGPT/holmesgpt/issues/2332 and https://github.com/danny-avila/LibreChat/issues/13838 for what Nova answers.
 */
export const refuseMisplacedCachePoints = (
  modelId: string,
  { messages, toolConfig }: ConverseRequest,
): void => {
  if (!isNova(modelId)) return;
  const tool = toolConfig?.tools.findIndex((one) => "cachePoint" in one) ?? -1;
  if (tool >= 0) throw refusal(`toolConfig/tools/${tool}`);
  for (const [message, { content }] of messages.entries())
    for (const [place, block] of content.entries()) {
      const before = content[place - 1];
      if ("cachePoint" in block && !(before && "text" in before))
        throw refusal(`messages/${message}/content/${place}`);
    }
};
