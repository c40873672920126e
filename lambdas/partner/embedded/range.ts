import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";

/** A word that carries meaning, by its lemma: is it of the higher tier, and has it a subject? */
type Said = { lemma: string; higher: boolean; topical: boolean };

const saidIn = (answer: ParsedAnswer): Said[] => [
  ...answer.nouns.map(({ noun: { lemma, higher, topic } }) => ({
    lemma,
    higher,
    topical: topic !== undefined,
  })),
  ...answer.uses.map(({ verb: { lemma, higher = false, topic } }) => ({
    lemma,
    higher,
    topical: topic !== undefined,
  })),
  ...answer.words.flatMap(({ adjectives }) =>
    adjectives.slice(0, 1).map(({ lemma, higher }) => ({ lemma, higher, topical: false })),
  ),
];

/** The words of a conversation that carry meaning, each counted once. */
export type Range = { different: number; higher: number; topical: number };

/** How wide the vocabulary of these answers is. */
export const rangeOf = (answers: readonly ParsedAnswer[]): Range => {
  const said = new Map(answers.flatMap(saidIn).map((word) => [word.lemma, word]));
  const words = [...said.values()];
  return {
    different: words.length,
    higher: words.filter(({ higher }) => higher).length,
    topical: words.filter(({ topical }) => topical).length,
  };
};
