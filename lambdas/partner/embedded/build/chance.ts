/** A stream of numbers from 0 to below 1 that one random number starts: the same start, the same stream (mulberry32). */
export const streamFrom = (chance: number): (() => number) => {
  let state = Math.floor(chance * 2 ** 32);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same items in another order, each order as likely as any. */
export const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
