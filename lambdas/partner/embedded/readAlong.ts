import type { Word } from "../../../domain/conversation.ts";
import { readingOf, readingScore } from "../../../domain/reading.ts";

/** What was read: its text, and, where it was spoken, its words as they were heard (none where nobody knows). */
export type Recital = { said: string; spoken: boolean; words?: readonly Word[] | undefined };

const NAMED = 5;
const quoted = (words: readonly string[]): string =>
  words
    .slice(0, NAMED)
    .map((word) => `“${word}”`)
    .join(", ");

/** Score (0–100) and tip for a passage that was read. */
export const assessReading = (
  passage: string,
  { said, spoken, words = [] }: Recital,
): { score: number; improvement: string } => {
  const heard = words.length > 0 ? words : [{ text: said, confidence: 1 }];
  const reading = readingOf(passage, heard, { accents: !spoken });
  const score = readingScore(reading);
  if (score === 0) return { score, improvement: "Read the passage above, word by word, from the beginning." };
  const swaps = reading.flatMap((word) =>
    word.kind === "misread" ? [`“${word.said}” should be “${word.written}”`] : [],
  );
  const skipped = reading.flatMap((word) => (word.kind === "skipped" ? [word.written] : []));
  const parts = [
    ...(swaps.length > 0 ? [`${swaps.slice(0, NAMED).join(", ")}.`] : []),
    ...(skipped.length > 0
      ? [`You left out ${quoted(skipped)}${skipped.length > NAMED ? " and more" : ""}.`]
      : []),
  ];
  return { score, improvement: parts.join(" ") };
};
