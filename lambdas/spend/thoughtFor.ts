import { tokenPriceOf } from "../../domain/prices.ts";
import type { Purse } from "./purse.ts";

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
};

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
 * A meter on a model that is paid for out of the purse. A call that breaks off says nothing of its tokens and is not counted:
 * it is rare, because a model that fails is left alone.
 */
export const thoughtFor = (purse: Purse, modelId: string): Meter => ({
  open: () => purse.open("model"),
  used: (tokens) => purse.pay(microDollarsOf(modelId, tokens)),
});
