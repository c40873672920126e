/** The words of a text in order, without case and punctuation; a compound or an elision ("l'école") counts as its parts. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");

/** Do both say the same words? Case and punctuation, which a recogniser adds last, don't count; accents do. */
export const sameWords = (one: string, other: string): boolean =>
  plainWords(one).join(" ") === plainWords(other).join(" ");
