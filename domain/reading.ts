import type { Word } from "./conversation.ts";
import { wordMark } from "./grading.ts";
import { isInFigures } from "./numbers.ts";
import { unaccented } from "./unaccented.ts";

/** A word as it stands in the passage, `at` so many UTF-16 units from its beginning. */
type Written = { written: string; at: number };
/** A word as it was heard, with the recogniser's confidence, 0–1. */
type Said = { said: string; confidence: number };

/** What became of a word of the passage, or, for `added`, of one that was said beside it. */
export type ReadWord =
  | ({ kind: "read" | "misread" } & Written & Said)
  | ({ kind: "skipped" } & Written)
  | ({ kind: "added" } & Said);

/** "j'ai" is two words, and so is "grand-mère": recognisers don't agree on what is one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?=\p{L}))?/gu;

const writtenIn = (passage: string): Written[] =>
  [...passage.matchAll(WORD)].map(({ 0: written, index: at }) => ({ written, at }));
const saidIn = (heard: readonly Word[]): Said[] =>
  heard.flatMap(({ text, confidence }) => [...text.matchAll(WORD)].map(([said]) => ({ said, confidence })));

/** What the ways to go on cost: a word that is left out or added, and one in another's place, which is less than both. */
const GAP = 2;
const SWAP = 3;

/**
 * Sets what was heard against the passage, in the order of both, so that as many words as can be stand beside themselves.
 * Case never counts, accents only where the text was typed (`accents`). A number in
 * figures is the same as written out: recognisers choose as they like.
 */
export const readingOf = (
  passage: string,
  heard: readonly Word[],
  { accents = false }: { accents?: boolean } = {},
): ReadWord[] => {
  const written = writtenIn(passage);
  const said = saidIn(heard);
  const key = (word: string): string => {
    const plain = word.toLowerCase().replace(/['’]$/, "");
    return accents ? plain : unaccented(plain);
  };
  const writtenKeys = written.map((word) => key(word.written));
  const saidKeys = said.map((word) => key(word.said));
  const isRead = (row: number, column: number): boolean => {
    const [one = "", other = ""] = [writtenKeys[row], saidKeys[column]];
    return one === other || isInFigures(one, other);
  };

  // The least that the rest costs, from each place in the passage and in what was said.
  const width = said.length + 1;
  const costs = new Uint32Array((written.length + 1) * width);
  const cost = (row: number, column: number): number => costs[row * width + column] ?? 0;
  const together = (row: number, column: number): number =>
    cost(row + 1, column + 1) + (isRead(row, column) ? 0 : SWAP);
  for (let row = written.length; row >= 0; row -= 1)
    for (let column = said.length; column >= 0; column -= 1) {
      if (row === written.length) costs[row * width + column] = GAP * (said.length - column);
      else if (column === said.length) costs[row * width + column] = GAP * (written.length - row);
      else
        costs[row * width + column] = Math.min(
          together(row, column),
          cost(row + 1, column) + GAP,
          cost(row, column + 1) + GAP,
        );
    }

  const reading: ReadWord[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [one, other] = [written[row], said[column]];
    if (one && other && cost(row, column) === together(row, column)) {
      reading.push({ kind: isRead(row, column) ? "read" : "misread", ...one, ...other });
      row += 1;
      column += 1;
    } else if (one && (!other || cost(row, column) === cost(row + 1, column) + GAP)) {
      reading.push({ kind: "skipped", ...one });
      row += 1;
    } else if (other) {
      reading.push({ kind: "added", ...other });
      column += 1;
    } else return reading;
  }
};

/** What a word that was read is worth, by how well it was understood. */
const credits = { plain: 1, orange: 0.75, red: 0.5 } as const;

/** The score of a reading, 0–100: the share of the passage's words that were read, less where one was hard to understand. */
export const readingScore = (reading: readonly ReadWord[]): number => {
  const asked = reading.filter(({ kind }) => kind !== "added");
  const credit = asked.reduce(
    (sum, word) => sum + (word.kind === "read" ? credits[wordMark(word.confidence)] : 0),
    0,
  );
  return asked.length === 0 ? 0 : Math.round((100 * credit) / asked.length);
};
