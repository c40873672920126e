/** Where one sentence ends and the next begins: behind its mark, before a capital or whatever else opens a sentence. */
const BOUNDARY = /(?<=[.!?…]["»”]?)\s+(?=[\p{Lu}\p{N}¿¡«„“"])/u;

/**
 * The sentences of a text of Mark's, in order. They are what is spoken, cached and paid for one by one, so the page and the
 * server cut alike: the same line always makes the same sounds.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(BOUNDARY)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/**
 * The sentences that are whole in a text of which more is to come: one is whole once the next begins. None of them changes
 * by what is added.
 */
export const wholeSentencesOf = (sofar: string): string[] => sentencesOf(sofar).slice(0, -1);
