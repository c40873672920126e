import { wordMark } from "../../../domain/grading.ts";
import { type ReadWord, readingOf } from "../../../domain/reading.ts";
import type { Recital } from "./readAlong.ts";

type Read = ReadWord & { kind: "read" };
const isRead = (word: ReadWord): word is Read => word.kind === "read";

/** The longest piece of the passage that was read without a slip; "" where no word was. */
const longestIn = (passage: string, reading: readonly ReadWord[]): string => {
  const runs: Read[][] = [[]];
  for (const word of reading)
    if (isRead(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  const [longest = []] = runs.toSorted((one, other) => other.length - one.length);
  const [first, last] = [longest[0], longest.at(-1)];
  return first && last ? passage.slice(first.at, last.at + last.written.length) : "";
};

const LONGEST_QUOTE = 80;
const quoted = (text: string): string =>
  text.length <= LONGEST_QUOTE ? `“${text}”` : `“${text.slice(0, text.lastIndexOf(" ", LONGEST_QUOTE))} …”`;

/** So many words that were hard to understand are named. */
const NAMED = 5;

/** Two strengths and two next steps for a passage that was read; `slips` is what went wrong, "" where nothing did. */
export const readingFeedback = (
  passage: string,
  { said, spoken, words = [] }: Recital,
  slips: string,
): string => {
  const heard = words.length > 0 ? words : [{ text: said, confidence: 1 }];
  const reading = readingOf(passage, heard, { accents: !spoken });
  const all = reading.filter(({ kind }) => kind !== "added").length;
  const read = reading.filter(isRead);
  const longest = longestIn(passage, reading);
  const unclear = read.filter(({ confidence }) => wordMark(confidence) !== "plain");
  const named = unclear.slice(0, NAMED).map(({ written }) => `“${written}”`);
  const strengths =
    longest === ""
      ? ["You have made a start, which is the hardest part.", "You gave an answer."]
      : [
          read.length === all
            ? "You read every word of the passage."
            : `You read ${read.length} of ${all} words as they stand.`,
          `You read this without a slip: ${quoted(longest)}.`,
        ];
  const steps = [
    ...(slips === "" ? [] : [slips]),
    ...(named.length > 0
      ? [`Hard to understand: ${named.join(", ")}. Say each word slowly, and then its line again.`]
      : []),
    "Read it again with more expression, and pause where there is a comma or a full stop.",
    "Read it once more without a stop between the words of a line.",
  ];
  const points = (items: readonly string[]) => items.slice(0, 2).map((item) => `• ${item}`);
  return ["What went well:", ...points(strengths), "Next steps:", ...points(steps)].join("\n");
};
