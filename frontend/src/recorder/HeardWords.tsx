import type { Word } from "../../../domain/conversation.ts";
import { CONFIDENCE_ORANGE_BELOW, CONFIDENCE_RED_BELOW } from "../../../domain/limits.ts";

const classOf = ({ confidence }: Word): string | undefined => {
  if (confidence < CONFIDENCE_RED_BELOW) return "word-red";
  return confidence < CONFIDENCE_ORANGE_BELOW ? "word-orange" : undefined;
};

/** Heard words, the unsure ones marked in colour and by a wavy line (spec section 5). */
export const HeardWords = ({ words, lang }: { words: readonly Word[]; lang: string }) => (
  <p className="target" lang={lang}>
    {words.map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and the list never changes
      <span key={at}>
        <span className={classOf(word)}>{word.text}</span>{" "}
      </span>
    ))}
  </p>
);
