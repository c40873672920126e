import type { SpokenWord, Utterance } from "./recogniser.ts";

const seconds = (ms: number): number => ms / 1000;

/** A word without the punctuation that is written after it, and that. */
export const partsOf = ({ text }: SpokenWord): { content: string; mark: string } => {
  const [, content = text, mark = ""] = /^(.*?)([.,!?…:;]*)$/su.exec(text) ?? [];
  return { content, mark };
};

/** The items of a word: the word itself, and the punctuation after it, which has no duration. */
const itemsOf = (word: SpokenWord, isFinal: boolean): object[] => {
  const { confidence, from, to } = word;
  const { content, mark } = partsOf(word);
  const spoken = {
    Content: content,
    EndTime: seconds(to),
    StartTime: seconds(from),
    Type: "pronunciation",
    VocabularyFilterMatch: false,
    // Transcribe is sure of nothing until the utterance is over.
    ...(isFinal && { Confidence: confidence }),
  };
  const after = {
    Content: mark,
    EndTime: seconds(to),
    StartTime: seconds(to),
    Type: "punctuation",
    VocabularyFilterMatch: false,
  };
  return mark === "" ? [spoken] : [spoken, after];
};

/**
 * The body of a TranscriptEvent about an utterance, which keeps its `id` from its first partial words to its final ones.
 * https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_Result.html
 */
export const transcriptOf = ({ words, isFinal }: Utterance, id: string): object => ({
  Transcript: {
    Results: [
      {
        Alternatives: [
          {
            Items: words.flatMap((word) => itemsOf(word, isFinal)),
            Transcript: words.map(({ text }) => text).join(" "),
          },
        ],
        EndTime: seconds(words.at(-1)?.to ?? 0),
        IsPartial: !isFinal,
        ResultId: id,
        StartTime: seconds(words[0]?.from ?? 0),
      },
    ],
  },
});
