import type { SpokenWord } from "./recogniser.ts";
import { partsOf } from "./results.ts";

const seconds = (ms: number): string => String(ms / 1000);

const itemsOf = (word: SpokenWord): object[] => {
  const { content, mark } = partsOf(word);
  const spoken = {
    type: "pronunciation",
    alternatives: [{ confidence: String(word.confidence), content }],
    start_time: seconds(word.from),
    end_time: seconds(word.to),
  };
  const after = { type: "punctuation", alternatives: [{ confidence: "0.0", content: mark }] };
  return mark === "" ? [spoken] : [spoken, after];
};

/**
 * What a job writes: numbers are texts in it, unlike in a stream.
 * https://docs.aws.amazon.com/transcribe/latest/dg/how-it-works.html#how-it-works-output
 */
export const jobOutput = (jobName: string, accountId: string, words: readonly SpokenWord[]): object => ({
  jobName,
  accountId,
  status: "COMPLETED",
  results: {
    transcripts: [{ transcript: words.map(({ text }) => text).join(" ") }],
    items: words.flatMap(itemsOf).map((item, id) => ({ id, ...item })),
  },
});
