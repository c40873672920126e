/** Where the functions' figures stand in CloudWatch, and the one dimension that they have: each further one costs as much again. */
export const METRICS_NAMESPACE = "Viva";
export const METRICS_SERVICE = "viva";

/** What the functions measure, with CloudWatch's unit of each. Every name costs $0.30 a month, in months that use it. */
export const metrics = {
  /** 0 for an answer that the model gave, 100 for one that our own rules had to give: the average is their share. */
  Fallback: "Percent",
  /** From the moment when an answer is understood to Mark's first word. */
  FirstWord: "Milliseconds",
  /** Answers of the model that left Mark's course, and were replaced. */
  Drifts: "Count",
  /** 0 for a turn that came to its end, 100 for one that failed after it had begun: the API's own figures take it for a good one. */
  BrokenTurns: "Percent",
  /** Mark could not be heard, or did not hear. */
  SpeechFailures: "Count",
  /** Tokens that could not be checked. */
  SignInFailures: "Count",
  /** Calls turned away because many people together have reached a daily limit. */
  LimitsReached: "Count",
  /** Exercises that somebody has reported to the school. */
  Reports: "Count",
  /** What the whole site has spent since midnight (UTC): US dollars, as domain/prices.ts reckons them. */
  Spend: "None",
} as const;
export type Metric = keyof typeof metrics;
