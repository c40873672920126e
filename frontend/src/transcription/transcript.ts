import type { Word } from "../../../domain/conversation.ts";

/** The part of Transcribe's TranscriptEvent that is read here (API reference, TranscriptEvent). */
export type TranscriptEvent = {
  Transcript?: {
    Results?: {
      ResultId?: string;
      IsPartial?: boolean;
      Alternatives?: { Transcript?: string; Items?: Item[] }[];
    }[];
  };
};
/** `Confidence` 0–1 comes with the words of final results only. */
type Item = { Content?: string; Type?: string; Confidence?: number };

/** One stretch of speech: its text so far, and its words once they are final. */
type Stretch = { text: string; words: Word[] };

/** Words as they are shown: each with the punctuation behind it, so that joined by spaces they are the text again. */
const wordsOf = (items: readonly Item[]): Word[] => {
  const words: Word[] = [];
  for (const { Content: text = "", Type: type, Confidence: confidence = 1 } of items) {
    const last = words.at(-1);
    if (type === "punctuation" && last) last.text += text;
    else words.push({ text, confidence });
  }
  return words;
};

/** What a stream has told so far. */
export type Transcript = {
  add(event: TranscriptEvent): void;
  /** All words so far, the unsure ones at the end included. */
  text(): string;
  words(): Word[];
};

/** Nothing understood yet. */
export const transcriptOf = (): Transcript => {
  /** In the order in which they began, which a map keeps. */
  const stretches = new Map<string, Stretch>();
  return {
    add({ Transcript: { Results: results = [] } = {} }) {
      for (const { ResultId: id = "", IsPartial: isPartial = false, Alternatives: [best] = [] } of results)
        stretches.set(id, {
          text: best?.Transcript ?? "",
          words: isPartial ? [] : wordsOf(best?.Items ?? []),
        });
    },
    text: () =>
      [...stretches.values()]
        .map(({ text }) => text.trim())
        .filter((text) => text !== "")
        .join(" "),
    words: () => [...stretches.values()].flatMap(({ words }) => words),
  };
};
