/** Words and phrases to look for. */
export type Wordlist = {
  /** Is this lower-case word in the list? Phrases do not count. */
  has(word: string): boolean;
  /** Those words and phrases of the list that a normalised text holds. */
  heardIn(text: string): string[];
};

/** A text made comparable: lower case, straight apostrophes, single spaces. */
export const normalised = (text: string): string =>
  text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern that matches whole words only. In lower-case texts it is quicker to look for lower case alone. */
export const wholeWords = (pattern: string, flags: "gu" | "giu" = "gu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags);

/** Reads a list parted by white space, in which "_" joins the words of a phrase. */
export const wordlist = (list: string): Wordlist => {
  const items = (list.match(/\S+/g) ?? []).map((item) => item.replaceAll("_", " "));
  const words = new Set(items);
  // The longest first, so that "l'été dernier" is found before "l'été".
  const pattern = items.toSorted((one, other) => other.length - one.length).map(escaped);
  // Made when it is first needed: most lists are asked for single words only.
  let matcher: RegExp | undefined;
  return {
    has: (word) => words.has(word),
    heardIn: (text) => {
      if (pattern.length === 0) return [];
      matcher ??= wholeWords(pattern.join("|"));
      return text.match(matcher) ?? [];
    },
  };
};
