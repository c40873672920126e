import { type Activity, activities, type Board, type Level } from "../exercise.ts";

export type Tier = "Foundation" | "Higher";

/**
 * The exams that Viva knows, as far as choosing one needs it, and for which activities each has a part: pages read this much
 * and no more. What an exam asks for and how it is marked stands in its pack (packs.ts).
 */
export const exams = {
  "aqa-2026": {
    name: "AQA GCSE, from 2026",
    board: "AQA",
    group: "GCSE",
    activities: [
      "Set Question Role Play",
      "Read Along Passage",
      "Photo Role Play",
      "Exam Style General Conversation",
    ],
  },
  "aqa-legacy": {
    name: "AQA GCSE, 2018 to 2025",
    board: "AQA",
    group: "GCSE",
    activities: ["Set Question Role Play", "Photo Role Play", "Exam Style General Conversation"],
  },
  "edexcel-2026": {
    name: "Edexcel GCSE, from 2026",
    board: "EdExcel",
    group: "GCSE",
    activities: ["Read Along Passage", "Set Question Role Play", "Photo Role Play"],
  },
  "edexcel-legacy": {
    name: "Edexcel GCSE, 2018 to 2025",
    board: "EdExcel",
    group: "GCSE",
    activities: ["Set Question Role Play", "Photo Role Play", "Exam Style General Conversation"],
  },
  "edexcel-international": {
    name: "Edexcel International GCSE",
    board: "EdExcel",
    group: "IGCSE",
    activities: ["Photo Role Play", "Exam Style General Conversation"],
  },
} as const satisfies Record<
  string,
  { name: string; board: Board; group: string; activities: readonly Activity[] }
>;

export type ExamName = keyof typeof exams;

/** What an exercise can be marked by: an exam at a tier, in the order in which they are offered. One is untiered. */
export const examIds = [
  "aqa-2026 Foundation",
  "aqa-2026 Higher",
  "aqa-legacy Foundation",
  "aqa-legacy Higher",
  "edexcel-2026 Foundation",
  "edexcel-2026 Higher",
  "edexcel-legacy Foundation",
  "edexcel-legacy Higher",
  "edexcel-international",
] as const satisfies readonly (ExamName | `${ExamName} ${Tier}`)[];
export type ExamId = (typeof examIds)[number];
/** "" is none: the conversation is marked out of 100, as ever. */
export type ExamChoice = ExamId | "";

/** Which exam, at which tier; undefined where it has none. */
export const examOf = (id: ExamId): { exam: ExamName; tier: Tier | undefined } => {
  const [exam, tier] = id.split(" ") as [ExamName, Tier?]; // examIds are made of these
  return { exam, tier };
};

/** "AQA GCSE, from 2026, Higher". */
export const examLabel = (id: ExamId): string => {
  const { exam, tier } = examOf(id);
  return tier ? `${exams[exam].name}, ${tier}` : exams[exam].name;
};

/**
 * The exams that have a part like this exercise. A board and a level that the exercise has choose among them; an activity that
 * chooses neither (spec section 3) leaves it to its author.
 */
export const examsFor = ({
  activity,
  level,
  board,
}: {
  activity: Activity;
  level: Level;
  board: Board;
}): ExamId[] =>
  examIds.filter((id) => {
    const { exam, tier = "" } = examOf(id);
    const { activities: parts, ...about } = exams[exam];
    if (!parts.some((part) => part === activity)) return false;
    // Levels are written "GCSE - Foundational".
    return (
      !activities[activity].choosesBoard ||
      (about.board === board && level.startsWith(`${about.group} - ${tier}`))
    );
  });
