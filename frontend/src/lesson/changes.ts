import { aligned } from "../../../domain/alignment.ts";

/** Some words of a text that has been changed: are they new in it? */
export type Run = { text: string; isNew: boolean };

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** What became of a text: the new one in runs, and the words of the old one that nothing stands in the place of. */
export const changesIn = (before: string, after: string): { runs: Run[]; leftOut: string[] } => {
  const [old, words] = [wordsOf(before), wordsOf(after)];
  const places = aligned(words, old);
  const runs: Run[] = [];
  const leftOut: string[] = [];
  let [next, isReplaced] = [0, false];
  for (const [at, place] of [...places, old.length].entries()) {
    if (place >= 0) {
      if (!isReplaced) leftOut.push(...old.slice(next, place));
      next = place + 1;
    }
    isReplaced = place < 0;
    const text = words[at];
    if (text === undefined) break;
    const last = runs.at(-1);
    if (last?.isNew === isReplaced) last.text += ` ${text}`;
    else runs.push({ text, isNew: isReplaced });
  }
  return { runs, leftOut };
};
