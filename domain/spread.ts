/** The bands that scores from 0 to 100 are counted in, the lowest first; both ends belong to a band. */
export const spreadBands = [
  { from: 0, to: 19 },
  { from: 20, to: 39 },
  { from: 40, to: 59 },
  { from: 60, to: 79 },
  { from: 80, to: 100 },
] as const;

/** Fewer scores than this have no median worth showing. */
export const FEW = 5;

/**
 * How scores (0–100) are spread: how many there are, how many in each of `spreadBands`, and the middle one, left out where they
 * are few.
 */
export type Spread = { count: number; counts: readonly number[]; median?: number };

const middle = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 0 ? sorted.slice(half - 1) : [sorted[half], sorted[half]];
  return Math.round((low + high) / 2);
};

/** The spread of these scores (0–100, in any order); a score between two bands belongs to the lower. */
export const spreadOf = (scores: readonly number[]): Spread => {
  const sorted = [...scores].sort((one, other) => one - other);
  const counts = spreadBands.map(
    ({ from }, place) =>
      sorted.filter((score) => score >= from && score < (spreadBands[place + 1]?.from ?? Infinity)).length,
  );
  return { count: sorted.length, counts, ...(sorted.length >= FEW && { median: middle(sorted) }) };
};
