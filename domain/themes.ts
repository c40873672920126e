/** The themes that Viva's own rules have questions on: also the topic in the note of each such question. */
export const themes = [
  "school",
  "free time",
  "family and friends",
  "home and town",
  "holidays",
  "food",
  "health",
  "media and technology",
  "environment",
  "work",
  "festivals",
  "everyday life",
] as const;
export type Theme = (typeof themes)[number];
