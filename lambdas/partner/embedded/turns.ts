import { leadOf, type Pattern, patternOf } from "./pattern.ts";
import type { Slip } from "./tongue.ts";
import type { Word } from "./word.ts";

/** A wrong turn of phrase with its pattern read. */
export type Turn = Omit<Slip, "pattern"> & { pattern: Pattern };

/** The wrong turns of a language, found by the word with which they begin: most begin with few words only. */
export type Turns = { beginningAt(word: Word): readonly Turn[] };

const add = (map: Map<string, Turn[]>, key: string, turn: Turn) => {
  const others = map.get(key);
  if (others) others.push(turn);
  else map.set(key, [turn]);
};

/** Reads the turns of a language and files them by their first words. */
export const turnsOf = (slips: readonly Slip[]): Turns => {
  const byWord = new Map<string, Turn[]>();
  const byLemma = new Map<string, Turn[]>();
  const open: Turn[] = [];
  for (const slip of slips) {
    const turn: Turn = { ...slip, pattern: patternOf(slip.pattern) };
    const lead = leadOf(slip.pattern);
    for (const word of lead?.words ?? []) add(byWord, word, turn);
    for (const lemma of lead?.lemmas ?? []) add(byLemma, lemma, turn);
    if (!lead) open.push(turn);
  }
  return {
    beginningAt: ({ lower, verbs }) => {
      const lemmas = new Set(verbs.map(({ verb }) => verb.lemma));
      // A pattern may name two verbs that one form belongs to; it is still one turn.
      return [
        ...new Set([
          ...(byWord.get(lower) ?? []),
          ...[...lemmas].flatMap((lemma) => byLemma.get(lemma) ?? []),
          ...open,
        ]),
      ];
    },
  };
};
