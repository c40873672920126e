import { ANSWER_MAX_CHARACTERS, ANSWER_MAX_WORDS } from "../../../domain/limits.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Transcript } from "../transcriber.ts";

/** One item of a result: a word, or a punctuation mark, which has no confidence (0–1). */
export type Heard = {
  isWord: boolean;
  content: string | undefined;
  confidence: number | undefined;
};

/** The longest that a word of an answer may be; a recogniser's are never near it. */
const WORD_MAX_CHARACTERS = 100;

/**
 * A transcript of final results: the text as Transcribe wrote it, punctuation included, and its words. Throws 413 for more
 * than one answer can hold.
 */
export const transcriptOf = (texts: readonly string[], items: readonly Heard[]): Transcript => {
  const text = texts.join(" ").trim();
  const words = items.flatMap(({ isWord, content, confidence }) =>
    isWord && content !== undefined && confidence !== undefined
      ? [{ text: content.slice(0, WORD_MAX_CHARACTERS), confidence }]
      : [],
  );
  if (text.length > ANSWER_MAX_CHARACTERS || words.length > ANSWER_MAX_WORDS)
    throw new Refusal(413, "too_long", "That is too long to be one answer.", {
      field: "audioData.audioBase64",
    });
  return { text, words };
};
