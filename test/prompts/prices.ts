/**
 * What Bedrock takes in dollars for a million tokens, in and out, of EU inference profiles: looked up in November 2026 on
 * https://aws.amazon.com/bedrock/pricing/. Prices change: check them there before you count on a figure. What is read from a
 * cache costs a tenth on Claude and a quarter on Nova, and is not taken off anywhere here.
 */
export const prices = {
  date: "2026-11",
  perMillion: {
    "eu.amazon.nova-2-lite-v1:0": { in: 0.33, out: 2.75 },
    "eu.anthropic.claude-haiku-4-5-20251001-v1:0": { in: 1.1, out: 5.5 },
  },
} as const;

/** A model with a price. */
export type Priced = keyof typeof prices.perMillion;

/** What so many tokens cost, in dollars. */
export const costOf = (model: Priced, tokens: { in: number; out: number }): number => {
  const price = prices.perMillion[model];
  return (tokens.in * price.in + tokens.out * price.out) / 1_000_000;
};
