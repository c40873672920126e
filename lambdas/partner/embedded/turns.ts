import type { Answer } from "./answer.ts";
import { fitOf, leadOf, type Pattern, patternOf } from "./pattern.ts";
import type { Slip } from "./tongue.ts";
import type { Word } from "./word.ts";

/** A wrong turn of phrase with its pattern read. */
export type Turn = Omit<Slip, "pattern"> & { pattern: Pattern };

/** The wrong turns of a language, found by the word with which they begin: most begin with few words only. */
export type Turns = { beginningAt(word: Word, answer: Answer): readonly Turn[] };

const add = (map: Map<string, Turn[]>, key: string, turn: Turn) => {
  const others = map.get(key);
  if (others) others.push(turn);
  else map.set(key, [turn]);
};

/** Reads the turns of a language and files them by their first words. */
export const turnsOf = (slips: readonly Slip[]): Turns => {
  const byWord = new Map<string, Turn[]>();
  const byLemma = new Map<string, Turn[]>();
  const byKind = new Map<string, Turn[]>();
  const open: Turn[] = [];
  for (const slip of slips) {
    const turn: Turn = { ...slip, pattern: patternOf(slip.pattern) };
    const lead = leadOf(slip.pattern);
    for (const word of lead?.words ?? []) add(byWord, word, turn);
    for (const lemma of lead?.lemmas ?? []) add(byLemma, lemma, turn);
    if (lead?.kind) add(byKind, lead.kind, turn);
    if (!lead) open.push(turn);
  }
  const kinds = [...byKind].map(([kind, beginning]) => ({ fits: fitOf(kind), beginning }));
  return {
    beginningAt: (word, answer) => {
      const { lower, verbs } = word;
      const lemmas = new Set(verbs.map(({ verb }) => verb.lemma));
      // A pattern may name two verbs that one form belongs to; it is still one turn.
      return [
        ...new Set([
          ...(byWord.get(lower) ?? []),
          ...[...lemmas].flatMap((lemma) => byLemma.get(lemma) ?? []),
          ...kinds.flatMap(({ fits, beginning }) => (fits(word, answer) ? beginning : [])),
          ...open,
        ]),
      ];
    },
  };
};
