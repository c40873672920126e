import { type Pack, unverified, verified } from "./pack.ts";

/** Edexcel International GCSE, paper 3. */
export const edexcelInternational: Pack<"edexcel-international"> = {
  specification: { French: "4FR1", German: "4GN1", Spanish: "4SP1" },
  series: "current",
  tiers: unverified([]),
  version: 1,
  sources: "not noted by name",
  readOn: "autumn 2026",
  whole: verified("Paper 3: 40 marks, 25 % of the International GCSE."),
  zeroForcesZero: unverified(false),
  parts: {
    "Photo Role Play": {
      name: "Task A: picture discussion",
      marks: unverified(12),
      about: [
        verified("Describe the picture, say what may have happened and what may happen next, and answer."),
      ],
      criteria: [
        {
          name: "Communication and content",
          by: "communication",
          marks: unverified(8),
          wants: "Every question is answered, and the answers are developed.",
        },
        {
          name: "Linguistic knowledge and accuracy",
          by: "language",
          marks: unverified(4),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
    "Exam Style General Conversation": {
      name: "Tasks B and C: conversations",
      marks: unverified(28),
      about: [verified("Two spontaneous conversations on two further topics.")],
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
          marks: unverified(8),
          wants: "Takes up what Mark asks, and asks him something back.",
        },
        {
          name: "Linguistic knowledge and accuracy",
          by: "language",
          marks: unverified(8),
          wants: "Clauses without mistakes, in more than one tense.",
        },
      ],
    },
  },
  missing: [
    "There is no role play and no reading aloud.",
    "How each part's marks are divided was not verified: the division is ours.",
    "It is untiered, so both of Viva's IGCSE levels lead to it. AQA, as far as we know, has no current IGCSE.",
  ],
};
