import { tokenPriceOf } from "../../domain/prices.ts";
import type { Budget } from "./budget.ts";

/** What one call of a model took, in tokens, as Converse tells it: `inputTokens` are those that no cache had. */
export type TokensUsed = {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  cacheReadInputTokens?: number | undefined;
  cacheWriteInputTokens?: number | undefined;
};

/** Pays for what a model thinks. */
export type Meter = {
  /** Throws `Overspent` once the day's money is spent. */
  open(): Promise<void>;
  used(tokens: TokensUsed): void;
  /** The same for a call that was broken off before it said how many tokens it took: estimated from its length. */
  brokenOff(call: CallLength): void;
};

/** How long a call is: characters and photos sent, and the most tokens that may come back. */
export type CallLength = { characters: number; photos: number; maxTokens: number };

/** French, Spanish, German and JSON have more than three characters to a token: the smaller number is the careful one. */
const CHARACTERS_PER_TOKEN = 3;
/** As many as a photo counts on Nova (https://docs.aws.amazon.com/nova/latest/userguide/modalities-image.html), which is the most of any family. */
const TOKENS_PER_PHOTO = 2600;

/** What a call costs in micro-dollars: the dollars of a million tokens are the micro-dollars of one. */
export const microDollarsOf = (
  modelId: string,
  { inputTokens = 0, outputTokens = 0, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 }: TokensUsed,
): number => {
  const price = tokenPriceOf(modelId);
  return (
    inputTokens * price.in +
    cacheReadInputTokens * price.cached +
    cacheWriteInputTokens * price.kept +
    outputTokens * price.out
  );
};

/**
 * A meter on a model that is paid for out of the budget. Bedrock bills a call that its caller broke off like any other, as far as
 * anybody can tell, so it is charged as if it had been answered at full length.
 */
export const modelMeter = (budget: Budget, modelId: string): Meter => ({
  open: () => budget.open("model"),
  used: (tokens) => budget.pay(microDollarsOf(modelId, tokens)),
  brokenOff: ({ characters, photos, maxTokens }) =>
    budget.pay(
      microDollarsOf(modelId, {
        inputTokens: Math.ceil(characters / CHARACTERS_PER_TOKEN) + photos * TOKENS_PER_PHOTO,
        outputTokens: maxTokens,
      }),
    ),
});
