/** What a student may say is wrong with an exercise, by the word that is logged. There is no room for a text: nothing personal is to travel. */
export const reportReasons = {
  unkind: "It is rude or unkind.",
  upsetting: "It upset or scared me.",
  private: "It asks for private things.",
  other: "Something else is wrong.",
} as const;
export type ReportReason = keyof typeof reportReasons;

/** Nobody meets more than this many bad exercises in a day. */
export const REPORTS_PER_PERSON_PER_DAY = 3;
/** By then the school knows of the exercise: more would only fill the log. */
export const REPORTS_PER_EXERCISE_PER_DAY = 5;
