import { type Pack, unverified, verified } from "./pack.ts";

/** AQA, exams from 2018 to 2025. */
export const aqaLegacy: Pack<"aqa-legacy"> = {
  specification: { French: "8658", German: "8668", Spanish: "8698" },
  series: "2018 to 2025",
  tiers: verified(["Foundation", "Higher"]),
  version: 1,
  sources: "not noted by name",
  readOn: "autumn 2026",
  whole: verified(
    "60 marks; 7–9 minutes at Foundation, 10–12 at Higher, after 12 minutes' supervised preparation.",
  ),
  zeroForcesZero: unverified(false),
  parts: {
    "Set Question Role Play": {
      name: "Role-play",
      marks: verified(15),
      minutes: verified({ Foundation: "about 2", Higher: "about 2" }),
      about: [verified("“!” is a question that was not prepared, “?” a task to ask one.")],
      criteria: [
        {
          name: "Task",
          by: "task",
          marks: unverified(2),
          wants: "A clear message with a verb: 2; partly clear: 1; none: 0.",
          count: unverified({ Foundation: 5, Higher: 5 }),
        },
        {
          name: "Knowledge and use of language",
          by: "language",
          marks: unverified(5),
          wants: "Clauses without mistakes, in the tenses that the tasks ask for.",
        },
      ],
    },
    "Photo Role Play": {
      name: "Photo card",
      marks: verified(15),
      minutes: verified({ Foundation: "up to 2", Higher: "up to 3" }),
      about: [verified("Three questions are printed on the card, two are unseen.")],
      criteria: [
        {
          name: "Communication",
          by: "communication",
          marks: unverified(10),
          wants: "Every question is answered, and the answers are developed.",
        },
        {
          name: "Knowledge and use of language",
          by: "language",
          marks: unverified(5),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
    "Exam Style General Conversation": {
      name: "General conversation",
      marks: verified(30),
      minutes: verified({ Foundation: "3–5", Higher: "5–7" }),
      about: [verified("There are two themes, and the student has to ask a question.")],
      criteria: [
        {
          name: "Communication",
          by: "communication",
          marks: unverified(10),
          wants: "Answers that fit the questions and are developed, with opinions and reasons.",
        },
        {
          name: "Range and accuracy of language",
          by: "language",
          marks: unverified(10),
          wants: "Clauses without mistakes, in more than one tense.",
        },
        {
          name: "Pronunciation and intonation",
          by: "pronunciation",
          marks: unverified(5),
          wants: "Every word can be understood as it is heard.",
        },
        {
          name: "Spontaneity and fluency",
          by: "fluency",
          marks: unverified(5),
          wants: "Prompt answers that flow and do not sound learnt by heart.",
        },
      ],
    },
  },
  missing: [
    "There was no reading aloud.",
    "No mark is taken off where the student asked no question in the conversation: what that costs was not verified.",
  ],
};
