import type { Answer } from "./answer.ts";

/** What an answer says of how its speaker feels about it. */
export type Sentiment = "positive" | "negative" | "neutral";

/** Is there a "not" within the three words before? */
const negated = ({ words, speech }: Answer, place: number): boolean =>
  words.slice(Math.max(0, place - 3), place).some(({ lower }) => speech.lists.nots.has(lower));

/** The feeling an answer ends on: of several opinions the last one counts. */
export const sentimentOf = (answer: Answer): Sentiment => {
  const judged = answer.words.flatMap((word) => {
    const opinion = word.adjectives.find(({ opinion }) => opinion !== "neutral")?.opinion;
    if (!opinion) return [];
    const flipped = negated(answer, word.at);
    return [{ at: word.at, negative: (opinion === "negative") !== flipped }];
  });
  const last = judged.at(-1);
  if (answer.speech.lists.negative.heardIn(answer.plain).length > 0 && !(last && !last.negative))
    return "negative";
  if (last) return last.negative ? "negative" : "positive";
  const likes = answer.speech.lists.likes.heardIn(answer.plain).length > 0;
  return likes ? "positive" : "neutral";
};
