import { CONFIDENCE_ORANGE_BELOW, CONFIDENCE_RED_BELOW } from "./limits.ts";

/** Who marked: our own rules, or a model. Shown beside every mark, and never averaged across. */
export type Engine = "embedded" | "bedrock";

/** The grading of a whole conversation, with the names that the result call answers with (spec section 7). Scores are 0–100. */
export type Grade = { grade: string; feedback: string; vocabulary: number; grammar: number };

export type ScoreBand = "cool" | "smiling" | "grimace" | "none";
/** How a band is shown: an emoji as the spec has it, and words for those who can't see it. */
export const bandLabels = {
  cool: { emoji: "😎", words: "very good" },
  smiling: { emoji: "🙂", words: "on the way" },
  grimace: { emoji: "😬", words: "needs work" },
  none: { emoji: "N/A", words: "not scored" },
} as const satisfies Record<ScoreBand, { emoji: string; words: string }>;

/** The band of a score from 0 to 100 (spec section 5): (50,100] cool, (20,50] smiling, (1,20] grimace, otherwise none. */
export const bandOf = (score: number): ScoreBand => {
  if (score > 100) return "none";
  if (score > 50) return "cool";
  if (score > 20) return "smiling";
  if (score > 1) return "grimace";
  return "none";
};

/** Stars (0–5) of a score from 0 to 100, for grammar and vocabulary. */
export const starsOf = (score: number): number => Math.round(score / 20);

/** Stars (0–5) for pronunciation, from the words' confidences (0–1). Undefined where nothing was heard: not assessed. */
export const pronunciationStars = (confidences: readonly number[]): number | undefined => {
  if (confidences.length === 0) return undefined;
  const sum = confidences.reduce((total, confidence) => total + confidence, 0);
  return Math.round((sum / confidences.length) * 5);
};

/** How a heard word is marked: by the confidence (0–1) of the recogniser. */
export const wordMark = (confidence: number): "red" | "orange" | "plain" => {
  if (confidence < CONFIDENCE_RED_BELOW) return "red";
  if (confidence < CONFIDENCE_ORANGE_BELOW) return "orange";
  return "plain";
};
