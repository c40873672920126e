/**
 * What demands tact in one language: one pattern a line, over a text in lower case without accents or punctuation. "…" stands
 * for up to four words, "<people>" for the words of `people`.
 */
export type SensitiveTopics = {
  /** Those whom somebody may grieve for, pets among them. */
  people: string;
  /** Figures of speech and everyday matters that look like one of the others, and are taken out first. */
  harmless: string;
  /** Things that break, fall or stop working, which hurts nobody. */
  things: string;
  /** What heals or is made up: it demands no tact where a word of `over` tells that it has. */
  minor: string;
  /** That something is long past, over, comforted or only imagined. */
  over: string;
  /** What happened to oneself or to somebody close. */
  own: string;
  /** What may be meant of anybody, and is passed over where a word of `distance` stands in the same sentence. */
  general: string;
  /** Films, books, games, history: there people die without anybody being hurt. */
  distance: string;
};
