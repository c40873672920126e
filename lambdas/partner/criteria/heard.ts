import { wordMark } from "../../../domain/grading.ts";
import { type ReadWord, readingOf } from "../../../domain/reading.ts";
import type { Answered } from "./answered.ts";
import { type Evidence, quoteOf } from "./evidence.ts";

/** What a word counts, by how well the recogniser understood it. */
const clearness = { plain: 1, orange: 0.5, red: 0 } as const;
const shown = { plain: "understood", orange: "hard to understand", red: "not understood" } as const;

/** How well each heard word of a conversation was understood; nothing where all was typed. */
export const pronunciationEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.flatMap(({ turn, said, words }) =>
    words.map(({ text, confidence }) => ({
      by: "pronunciation" as const,
      turn,
      text: quoteOf(said, text),
      worth: clearness[wordMark(confidence)],
      shows: shown[wordMark(confidence)],
    })),
  );

/** What became of one word of the passage. */
const wordRead = (word: Exclude<ReadWord, { kind: "added" }>): Pick<Evidence, "worth" | "shows"> => {
  switch (word.kind) {
    case "read":
      return { worth: clearness[wordMark(word.confidence)], shows: shown[wordMark(word.confidence)] };
    case "misread":
      return { worth: 0, shows: `read for “${word.written}”` };
    case "skipped":
      return { worth: 0, shows: `“${word.written}” was left out` };
  }
};

/** The same of a passage that was read, word by word of the passage; nothing where it was typed. */
export const readingEvidence = (passage: string, answered: readonly Answered[]): Evidence[] => {
  const read = answered.at(-1);
  if (!read || read.words.length === 0) return [];
  const { turn, said } = read;
  return readingOf(passage, read.words).flatMap((word) =>
    word.kind === "added"
      ? []
      : {
          by: "pronunciation" as const,
          turn,
          text: word.kind === "skipped" ? "" : quoteOf(said, word.said),
          ...wordRead(word),
        },
  );
};
