import { type Pack, unverified, verified } from "./pack.ts";

/** Edexcel, first exams in 2026. */
export const edexcel2026: Pack<"edexcel-2026"> = {
  specification: { French: "1FR1", German: "1GN1", Spanish: "1SP1" },
  series: "first exams 2026",
  tiers: verified(["Foundation", "Higher"]),
  version: 1,
  sources: "not noted by name",
  readOn: "autumn 2026",
  whole: verified(
    "Paper 1, 25 % of the GCSE: read aloud, role play, picture task with conversation; 7–9 minutes at Foundation, 10–12 at Higher.",
  ),
  zeroForcesZero: unverified(false),
  parts: {
    "Read Along Passage": {
      name: "Read aloud",
      marks: unverified(12),
      about: [],
      criteria: [
        {
          name: "Pronunciation",
          by: "pronunciation",
          marks: unverified(12),
          wants: "Every word is read as it stands and can be understood.",
        },
      ],
    },
    "Set Question Role Play": {
      name: "Role play",
      marks: unverified(10),
      about: [],
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
      name: "Picture task with conversation",
      marks: unverified(28),
      about: [verified("The student selects one of six contexts beforehand.")],
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
          marks: unverified(12),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
  },
  missing: [
    "The conversation belongs to the picture task, so the general conversation has no part of its own.",
    "How each part's marks are divided was not verified: the division is ours.",
  ],
};
