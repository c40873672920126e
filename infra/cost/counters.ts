import * as z from "zod";

const count = z.number().nonnegative();
const tables = z.strictObject({
  users: count,
  exercises: count,
  results: count,
  lessons: count,
  quotas: count,
});

/** What a lesson used of each service. */
export const counters = z.strictObject({
  /** Calls by route. */
  calls: z.record(z.string(), count),
  /** DynamoDB's request units. */
  reads: count,
  writes: count,
  /** The same units by table. */
  readsOf: tables,
  writesOf: tables,
  /** Writes to what is counted for the whole site, by the counter's name. */
  siteWrites: z.record(z.string(), count),
  /** Calls of the model. */
  modelCalls: count,
  /** The model's tokens, at 3.5 characters each. */
  tokensIn: count,
  tokensOut: count,
  /** What Polly was given to say, and in how many calls. */
  characters: count,
  voiceCalls: count,
  /** Seconds heard, as Transcribe bills them: 15 an answer at least. */
  heardSeconds: count,
  /** Calls of S3 by functions. */
  objectReads: count,
  objectWrites: count,
  /** Bytes out of CloudFront: the page once, as it is compressed, and the answers of its calls. */
  bytes: count,
  /** Lines that the functions logged, in bytes. */
  logBytes: count,
});
export type Counters = z.output<typeof counters>;

/** The file that `npm run cost:count` writes: when it was counted, and a lesson that is spoken and one that is typed. */
export const counted = z.strictObject({
  date: z.iso.date(),
  lesson: z.string(),
  spoken: counters,
  typed: counters,
});
export type Counted = z.output<typeof counted>;
