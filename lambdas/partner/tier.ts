import type { Level } from "../../domain/exercise.ts";

/** What Mark may say to a student of a tier. */
export type Tier = {
  name: "Foundational" | "Higher";
  /** How many words of the language a student knows who has learnt their whole list. */
  words: number;
  /** The most words of a sentence of Mark's. */
  sentenceWords: number;
  /** The tenses that such a student understands at once. */
  tenses: string;
};

/**
 * The lists of the exams from 2026 have 1,200 words for Foundation and 500 more for Higher
 * (https://www.aqa.org.uk/subjects/german/gcse/german-8662/specification/subject-content/vocabulary). How long a sentence may
 * be is our own rule: what can be taken in when it is heard once.
 */
const tiers = {
  foundational: {
    name: "Foundational",
    words: 1200,
    sentenceWords: 10,
    tenses: "the present, the usual past tense and the near future",
  },
  higher: {
    name: "Higher",
    words: 1700,
    sentenceWords: 15,
    tenses: "all tenses of the exam, the conditional among them",
  },
} as const satisfies Record<string, Tier>;

/** The tier of a level. Where there is none to choose, nobody is to be left behind. */
export const tierOf = (level: Level): Tier => (level.endsWith("Higher") ? tiers.higher : tiers.foundational);
