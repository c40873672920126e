import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";

/** What an answer says of how its speaker feels about it. */
export type Sentiment = "positive" | "negative" | "neutral";

/** Is there a "not" within the three words before? */
const negated = ({ words, compiled }: ParsedAnswer, place: number): boolean =>
  words.slice(Math.max(0, place - 3), place).some(({ lower }) => compiled.lists.nots.has(lower));

/** Does an answer find anything good, and anything bad? */
export const feelingsIn = (answer: ParsedAnswer): { good: boolean; bad: boolean } => {
  const { lists } = answer.compiled;
  const judged = answer.words.flatMap((word) => {
    const opinion = word.adjectives.find(({ opinion }) => opinion !== "neutral")?.opinion;
    return opinion ? [(opinion === "negative") !== negated(answer, word.at)] : [];
  });
  const bad = judged.includes(true) || lists.negative.heardIn(answer.plain).length > 0;
  const good = judged.includes(false) || (!bad && lists.likes.heardIn(answer.plain).length > 0);
  return { good, bad };
};

/** The feeling in an answer; mixed feelings count as none, for pity or joy would miss the half. */
export const sentimentOf = (answer: ParsedAnswer): Sentiment => {
  const { good, bad } = feelingsIn(answer);
  if (good && bad) return "neutral";
  return bad ? "negative" : good ? "positive" : "neutral";
};
