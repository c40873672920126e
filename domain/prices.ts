/**
 * When the prices of this file were gathered. The addresses beside them are where AWS publishes each, not a proof that it was read
 * there: only some were compared (docs/cost.md). They change, too: check them before you count on a figure.
 */
export const PRICES_DATE = "2026-11";

/** What Bedrock takes for a million tokens, in dollars: read, read from its cache, kept in it, and written. */
export type TokenPrice = { in: number; cached: number; kept: number; out: number };

/**
 * By the model's or the inference profile's id (https://aws.amazon.com/bedrock/pricing/, EU profiles). What is read from a
 * cache costs a quarter on Nova and a tenth on Claude; keeping it is free on Nova and costs a quarter more on Claude
 * (https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html).
 */
export const tokenPrices = {
  "eu.amazon.nova-2-lite-v1:0": { in: 0.33, cached: 0.0825, kept: 0.33, out: 2.75 },
  "eu.anthropic.claude-haiku-4-5-20251001-v1:0": { in: 1.1, cached: 0.11, kept: 1.375, out: 5.5 },
} as const satisfies Record<string, TokenPrice>;

/** A model with a price. */
export type Priced = keyof typeof tokenPrices;

/** The price of a model; one that is not in the table counts as much as the dearest in it. */
export const tokenPriceOf = (modelId: string): TokenPrice => {
  const known: Readonly<Record<string, TokenPrice>> = tokenPrices;
  return known[modelId] ?? tokenPrices["eu.anthropic.claude-haiku-4-5-20251001-v1:0"];
};

/**
 * What speech costs, in dollars: a million characters spoken, by Polly's engine (https://aws.amazon.com/polly/pricing/), and a
 * minute heard, of which every stream and job is billed `leastSeconds` at least (https://aws.amazon.com/transcribe/pricing/).
 */
export const speechPrices = {
  charactersPerMillion: { neural: 16, generative: 30 },
  heardPerMinute: 0.024,
  leastSeconds: 15,
} as const;

/** The region of the prices below; elsewhere they are up to a fifth more or less. */
export const PRICED_REGION = "eu-west-1";

/**
 * What is billed by its use, in dollars, with no free tier taken off. To be checked on each service's own pricing page (aws.amazon.com/
 * dynamodb, lambda, api-gateway, cloudfront, s3, cloudwatch and cognito, each /pricing/).
 */
export const usePrices = {
  tableReadsPerMillion: 0.141,
  tableWritesPerMillion: 0.705,
  lambdaCallsPerMillion: 0.2,
  /** On arm64. */
  lambdaPerGbSecond: 0.0000133334,
  /** REST, up to 333 million calls. */
  apiCallsPerMillion: 3.5,
  siteCallsPerMillion: 1.2,
  sitePerGb: 0.085,
  objectReadsPerMillion: 0.4,
  objectWritesPerMillion: 5,
  logsPerGb: 0.57,
} as const;

/** What is billed for being there, in dollars a month (the same pages, and secrets-manager, kms, route53 and waf). */
export const standingPrices = {
  alarm: 0.1,
  /** Of our own; billed by the hour in which something is published. */
  metric: 0.3,
  secret: 0.4,
  key: 1,
  hostedZone: 0.5,
  firewall: 5,
  firewallRule: 1,
  tableGb: 0.283,
  tableBackupGb: 0.22,
  objectGb: 0.023,
} as const;
