import type { Board, Level } from "./exercise.ts";

/** Themes as one exam names them. */
export type ThemeGroup = { exam: string; themes: readonly string[] };

/**
 * The themes that the boards' specifications name (AQA and Edexcel GCSE, first exams 2026; Edexcel International GCSE), in
 * their order.
 */
const aqa = {
  exam: "AQA GCSE",
  themes: ["People and lifestyle", "Popular culture", "Communication and the world around us"],
} as const satisfies ThemeGroup;
const edexcel = {
  exam: "Edexcel GCSE",
  themes: [
    "My personal world",
    "Lifestyle and wellbeing",
    "My neighbourhood",
    "Media and technology",
    "Studying and my future",
    "Travel and tourism",
  ],
} as const satisfies ThemeGroup;
const edexcelInternational = {
  exam: "Edexcel International GCSE",
  themes: [
    "Home and abroad",
    "Education and employment",
    "Personal life and relationships",
    "The world around us",
    "Social activities, fitness and health",
  ],
} as const satisfies ThemeGroup;

/**
 * The themes to choose from: those of the exercise's exam, and of all exams where it has no level and board. AQA has no current
 * IGCSE: its GCSE's stand in.
 */
export const themesFor = ({ level, board }: { level: Level; board: Board }): readonly ThemeGroup[] => {
  if (board === "AQA") return [aqa];
  if (board === "EdExcel") return [level.startsWith("IGCSE") ? edexcelInternational : edexcel];
  return [aqa, edexcel, edexcelInternational];
};
