import { type Pack, unverified, verified } from "./pack.ts";

/** Edexcel, exams from 2018 to 2025. */
export const edexcelLegacy: Pack<"edexcel-legacy"> = {
  specification: { French: "1FR0", German: "1GN0", Spanish: "1SP0" },
  series: "2018 to 2025",
  tiers: verified(["Foundation", "Higher"]),
  version: 1,
  sources: "not noted by name",
  readOn: "autumn 2026",
  whole: verified("7–9 minutes at Foundation, 10–12 at Higher, after 12 minutes' preparation."),
  zeroForcesZero: unverified(false),
  parts: {
    "Set Question Role Play": {
      name: "Role play",
      marks: unverified(10),
      minutes: verified({ Foundation: "1–1.5", Higher: "1–1.5" }),
      about: [verified("A prompt may be repeated twice, never rephrased.")],
      criteria: [
        {
          name: "Task",
          by: "task",
          marks: unverified(2),
          wants: "A clear message with a verb: 2; partly clear: 1; none: 0.",
          count: unverified({ Foundation: 5, Higher: 5 }),
        },
      ],
    },
    "Photo Role Play": {
      name: "Picture-based task",
      marks: unverified(24),
      about: [],
      criteria: [
        {
          name: "Communication and content",
          by: "communication",
          marks: unverified(16),
          wants: "Every question is answered, and the answers are developed, with opinions and reasons.",
        },
        {
          name: "Linguistic knowledge and accuracy",
          by: "language",
          marks: unverified(8),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
    "Exam Style General Conversation": {
      name: "Conversation",
      marks: unverified(36),
      about: [verified("There are two themes; the student chooses one topic.")],
      criteria: [
        {
          name: "Communication and content",
          by: "communication",
          marks: unverified(12),
          wants: "Answers that fit the questions and are developed, with opinions and reasons.",
        },
        {
          name: "Interaction and spontaneity",
          by: "interaction",
          marks: unverified(12),
          wants: "Takes up what Mark asks, and asks him something back.",
        },
        {
          name: "Linguistic knowledge and accuracy",
          by: "language",
          marks: unverified(12),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
  },
  missing: [
    "There was no reading aloud.",
    "The marks of the parts (10, 24 and 36 of 70) and how they are divided were not verified.",
  ],
};
