import { aligned } from "../../../domain/alignment.ts";
import type { Spoken, Word } from "../../../domain/conversation.ts";
import { plainWords } from "../../../domain/sameWords.ts";

/** The plain words of several texts in a row, each with the place of the text that it came from. */
const partsOf = (texts: readonly string[]) =>
  texts.flatMap((text, place) => plainWords(text).map((word) => ({ word, place })));

/** For each of the `texts` the places of those `others` that say the same in the same order. */
const sameIn = (texts: readonly string[], others: readonly string[]): number[][] => {
  const [parts, otherParts] = [partsOf(texts), partsOf(others)];
  const places = aligned(
    parts.map(({ word }) => word),
    otherParts.map(({ word }) => word),
  );
  return texts.map((_, place) =>
    parts.flatMap((part, index) => {
      const other = part.place === place ? otherParts[places[index] ?? -1] : undefined;
      return other ? [other.place] : [];
    }),
  );
};

/** A text cut at its spaces, each piece with how sure the recogniser was of it (0–1), where it heard it at all. */
export type HeardPiece = { text: string; confidence?: number };

/**
 * The pieces of an answer. The recogniser cuts words as it likes ("l'", "école"); a piece is as sure as its least sure
 * part.
 */
export const heardPieces = (said: string, words: readonly Word[]): HeardPiece[] => {
  const pieces = said.split(/\s+/).filter((piece) => piece !== "");
  const places = sameIn(
    pieces,
    words.map(({ text }) => text),
  );
  return pieces.map((text, index) => {
    const confidences = (places[index] ?? []).flatMap((place) => words[place]?.confidence ?? []);
    return { text, ...(confidences.length > 0 && { confidence: Math.min(...confidences) }) };
  });
};

/**
 * How an answer was spoken that the student has put right: the words that stand as they were heard keep their
 * confidence, what they wrote themselves has none.
 */
export const correctedTo = (said: string, { words, heard }: Required<Spoken>): Spoken => {
  const places = sameIn(
    words.map(({ text }) => text),
    [said],
  );
  return {
    words: words.filter(({ text }, index) => places[index]?.length === plainWords(text).length),
    ...(said !== heard && { heard }),
  };
};
