import * as z from "zod";

/** Tokens as OpenAI counts them; zero where a server doesn't. */
export const chatUsage = z
  .object({ prompt_tokens: z.number(), completion_tokens: z.number(), total_tokens: z.number() })
  .nullish()
  .transform((counted) => ({
    inputTokens: counted?.prompt_tokens ?? 0,
    outputTokens: counted?.completion_tokens ?? 0,
    totalTokens: counted?.total_tokens ?? 0,
  }));

const reasons: Record<string, string> = {
  stop: "end_turn",
  length: "max_tokens",
  tool_calls: "tool_use",
  content_filter: "content_filtered",
};

/** Why a model stopped, in Bedrock's words. */
export const stopReasonOf = (finish: string): string => reasons[finish] ?? "end_turn";
