/**
 * Where one sentence ends and the next begins: after its mark and the quotation marks that close there, before a capital or anything else that opens a sentence.
 * The mark is a group rather than a look-behind, which Safari cannot read before 16.4: it refuses the whole page.
 */
const BOUNDARY = /([.!?…](?:["”“]|\s?»)?)\s+(?=[\p{Lu}\p{N}¿¡«„“"])/u;

/**
 * The sentences of a text of Mark's, in order. They are what is spoken, cached and paid for one by one, so the page and the
 * server cut alike: the same line always makes the same sounds.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(BOUNDARY)
    // Each sentence is followed by its mark.
    .map((part, at, parts) => (at % 2 === 0 ? `${part}${parts[at + 1] ?? ""}`.trim() : ""))
    .filter((sentence) => sentence !== "");

/**
 * The sentences that are whole in a text of which more is to come: one is whole once the next begins. None of them changes
 * by what is added.
 */
export const wholeSentencesOf = (sofar: string): string[] => sentencesOf(sofar).slice(0, -1);

/** What Mark says again: the question at the end of what he said last, to the letter. */
export const questionToRepeat = (lastSaid: string): string => {
  const sentences = sentencesOf(lastSaid);
  return sentences.filter((sentence) => sentence.includes("?")).at(-1) ?? sentences.at(-1) ?? lastSaid;
};
