const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ");

/** Do both say the same words? Case and punctuation, which a recogniser adds last, don't count; accents do. */
export const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);
