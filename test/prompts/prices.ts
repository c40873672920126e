import { type Priced, tokenPrices } from "../../domain/prices.ts";

/** What so many tokens cost, in dollars, nothing of it read from a cache. */
export const costOf = (model: Priced, tokens: { in: number; out: number }): number => {
  const price = tokenPrices[model];
  return (tokens.in * price.in + tokens.out * price.out) / 1_000_000;
};
