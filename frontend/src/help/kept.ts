import { LESSON_KEPT_HOURS, RESULTS_KEPT_DAYS, UNFINISHED_KEPT_DAYS } from "../../../domain/limits.ts";

/** What Viva keeps, and how long; the tables and buckets of infra/ and the rows that lambdas/ write are what it tells. */
export const kept = [
  [
    "The sound of your voice",
    "Not at all, by Viva: it becomes words, and is gone. What Amazon may do is told under “Which services take part”.",
  ],
  [
    "A conversation that you finished: your words, Mark's, how clearly each word was heard, scores, mistakes, grade and feedback",
    `${RESULTS_KEPT_DAYS} days, unless your school chose otherwise; then it goes by itself. Sooner, when your teacher deletes it or the exercise, or you your account.`,
  ],
  [
    "A conversation that you did not finish",
    `${LESSON_KEPT_HOURS} hours. That you began one, and under what name, is shown to your teacher for ${UNFINISHED_KEPT_DAYS} days.`,
  ],
  ["A demo", `${LESSON_KEPT_HOURS} hours, without a name.`],
  [
    "An account: name, e-mail address, role, exercises and photos",
    "Until you delete your account. The place and time that a camera writes into a photo are not kept.",
  ],
  ["How many calls you made today, so that nobody uses up everybody's share", "Two days."],
  ["Mark's spoken sentences, so that they need not be made twice", "180 days."],
  [
    "Technical logs, without names and without words from conversations",
    "A month, unless your school chose otherwise.",
  ],
  [
    "Safety copies of the database, to mend an accident",
    "Up to 35 days. What was deleted is in them for so long, and in no page.",
  ],
] as const;
