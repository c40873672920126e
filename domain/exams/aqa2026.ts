import { type Pack, unverified, verified } from "./pack.ts";

/** AQA, first exams in 2026. */
export const aqa2026: Pack<"aqa-2026"> = {
  specification: { French: "8652", German: "8662", Spanish: "8692" },
  series: "first exams 2026",
  tiers: verified(["Foundation", "Higher"]),
  version: 1,
  sources: "AQA's at-a-glance forms and guides by schools; the photo's figures from secondary ones",
  readOn: "autumn 2026",
  whole: verified(
    "50 marks, 25 % of the GCSE; 7–9 minutes at Foundation, 10–12 at Higher, after 15 minutes' supervised preparation.",
  ),
  zeroForcesZero: verified(true),
  parts: {
    "Set Question Role Play": {
      name: "Role-play",
      marks: verified(10),
      minutes: verified({ Foundation: "1–1.5", Higher: "1–1.5" }),
      about: [
        verified("The prompts are in English, one task asks a question, and there is no surprise question."),
      ],
      criteria: [
        {
          name: "Task",
          by: "task",
          objective: "AO2",
          marks: verified(2),
          wants: "A clear message with a verb: 2; partly clear: 1; none: 0.",
          count: verified({ Foundation: 5, Higher: 5 }),
        },
      ],
    },
    "Read Along Passage": {
      name: "Reading aloud",
      marks: verified(5),
      minutes: verified({ Foundation: "2–2.5", Higher: "3–3.5" }),
      about: [
        verified("The text has at least 35 words at Foundation, 50 at Higher."),
        verified("Four compulsory questions for 10 marks follow it in that time, asked exactly as written."),
      ],
      criteria: [
        {
          name: "Pronunciation",
          by: "pronunciation",
          objective: "AO3",
          marks: verified(5),
          wants: "Every word is read as it stands and can be understood; errors are few and minor.",
        },
      ],
    },
    "Photo Role Play": {
      name: "Photo response",
      marks: verified(5),
      minutes: verified({ Foundation: "about 1", Higher: "about 1.5" }),
      about: [verified("There are two photos; one that nothing is said about loses a mark.")],
      criteria: [
        {
          name: "Pieces of information",
          by: "information",
          objective: "AO2",
          marks: verified(5),
          wants: "Many clear pieces of information about the photos, each with a verb.",
          count: verified({ Foundation: 9, Higher: 15 }),
        },
      ],
    },
    "Exam Style General Conversation": {
      name: "Unprepared conversation",
      marks: verified(20),
      minutes: verified({ Foundation: "3–4", Higher: "4.5–5.5" }),
      about: [verified("It may go to any of the theme's three topics.")],
      criteria: [
        {
          name: "Communication",
          by: "communication",
          objective: "AO1",
          marks: unverified(15),
          wants:
            "Answers that fit the questions and are developed: two clauses are good, three or more extended.",
        },
        {
          name: "Range and accuracy of language",
          by: "language",
          objective: "AO3",
          marks: unverified(5),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
  },
  missing: [
    "The four compulsory questions on the text that is read aloud (10 marks) have no activity here.",
    "Which of two photos an answer is about can't be told, so no mark is taken off for one that is ignored.",
  ],
};
