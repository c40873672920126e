import type { Activity, Board, Level, Tense } from "./exercise.ts";

/** One question as an exam asks for it: in which tense, about what, and whether the student is the one who asks. */
export type QuestionPlan = {
  tense?: Tense;
  kind: "statement" | "ask" | "describe" | "opinion" | "event" | "free";
};

const setQuestions: readonly QuestionPlan[] = [
  { kind: "statement", tense: "present" },
  { kind: "ask" },
  { kind: "statement", tense: "conditional" },
  { kind: "statement", tense: "future" },
  { kind: "ask" },
];
const aqaPhoto: readonly QuestionPlan[] = [
  { kind: "describe", tense: "present" },
  { kind: "event", tense: "past" },
  { kind: "event", tense: "future" },
  { kind: "opinion" },
  { kind: "ask" },
];
const free = (count: number): readonly QuestionPlan[] =>
  Array.from({ length: count }, () => ({ kind: "free" }));

const presets: Partial<Record<Activity, Record<string, readonly QuestionPlan[]>>> = {
  "Set Question Role Play": { "GCSE AQA": setQuestions, "IGCSE EdExcel": setQuestions },
  "Photo Role Play": { "GCSE AQA": aqaPhoto, "GCSE EdExcel": free(5), "IGCSE EdExcel": free(4) },
};

/**
 * "Follow the exam format exactly" (spec section 9): the questions that this exam asks for, in order. Empty for every
 * other combination. The shapes are the spec's, which follow the exams before 2026.
 */
export const examFormat = (activity: Activity, level: Level, board: Board): readonly QuestionPlan[] =>
  presets[activity]?.[`${level.split(" - ")[0]} ${board}`] ?? [];

/** The toggles of the content step (spec section 9), and whether each is on at first. */
export const quickOptions = {
  "Follow the exam format exactly": true,
  "Use new unfamiliar words": false,
  "Make it more challenging": false,
} as const satisfies Record<string, boolean>;

export type QuickOption = keyof typeof quickOptions;
/** Their names, in the order in which they are offered. */
export const quickOptionNames = [
  "Follow the exam format exactly",
  "Use new unfamiliar words",
  "Make it more challenging",
] as const satisfies readonly QuickOption[];
