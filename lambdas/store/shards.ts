import { COUNTER_SHARDS } from "../../domain/limits.ts";

/** The items of a spread counter. The first keeps the counter's own name, so that what was counted before it was spread still counts. */
export const shardsOf = (counter: string): string[] =>
  Array.from({ length: COUNTER_SHARDS }, (_, shard) => (shard === 0 ? counter : `${counter}#${shard}`));

/** A whole number as one share for each shard: they differ by one at most, and add up to it. */
export const sharesOf = (whole: number): number[] =>
  Array.from({ length: COUNTER_SHARDS }, (_, shard) =>
    Math.floor((whole + COUNTER_SHARDS - 1 - shard) / COUNTER_SHARDS),
  );

/** Takes any of these out of the list, each with the same chance; undefined once it is empty. */
export const drawFrom = <Item>(items: Item[]): Item | undefined =>
  items.splice(Math.floor(Math.random() * items.length), 1)[0];
