import { type Activity, activities, type Board, type Level } from "../exercise.ts";
import { type ExamId, type ExamName, examIds, examOf } from "./names.ts";

/**
 * Whose each exam is, and for which activities it has a part: pages read this much and no more. What an exam asks for and how
 * it is marked stands in its pack (packs.ts).
 */
export const exams = {
  "aqa-2026": {
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
    board: "AQA",
    group: "GCSE",
    activities: ["Set Question Role Play", "Photo Role Play", "Exam Style General Conversation"],
  },
  "edexcel-2026": {
    board: "EdExcel",
    group: "GCSE",
    activities: ["Read Along Passage", "Set Question Role Play", "Photo Role Play"],
  },
  "edexcel-legacy": {
    board: "EdExcel",
    group: "GCSE",
    activities: ["Set Question Role Play", "Photo Role Play", "Exam Style General Conversation"],
  },
  "edexcel-international": {
    board: "EdExcel",
    group: "IGCSE",
    activities: ["Photo Role Play", "Exam Style General Conversation"],
  },
} as const satisfies Record<ExamName, { board: Board; group: string; activities: readonly Activity[] }>;

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
