import type { Activity, Board, Level } from "../../../../domain/exercise.ts";
import { examFormat, type QuestionPlan, type QuickOption } from "../../../../domain/presets.ts";
import type { Slot } from "./bank.ts";
import { kindsOfAll } from "./editRequest.ts";

/** What starter questions of a general conversation are about: all the tenses, and an opinion. */
const conversation: readonly QuestionPlan[] = [
  { kind: "statement", tense: "present" },
  { kind: "opinion", tense: "present" },
  { kind: "statement", tense: "past" },
  { kind: "statement", tense: "future" },
  { kind: "statement", tense: "conditional" },
];
const rolePlay: readonly QuestionPlan[] = [
  { kind: "statement", tense: "present" },
  { kind: "opinion", tense: "present" },
  { kind: "ask" },
  { kind: "statement", tense: "past" },
  { kind: "statement", tense: "future" },
];
const photo: readonly QuestionPlan[] = [
  { kind: "describe", tense: "present" },
  { kind: "opinion", tense: "present" },
  { kind: "statement", tense: "past" },
  { kind: "statement", tense: "future" },
  { kind: "ask" },
];

const own: Readonly<Record<Activity, readonly QuestionPlan[]>> = {
  "Photo Role Play": photo,
  "Set Question Role Play": rolePlay,
  "Exam Style General Conversation": conversation,
  "Read Along Passage": [],
  "Conversation About Topic": [],
};

/**
 * The questions to build: the exam's where it is to be followed and has a format, else as many as a plan of our own, of its kinds,
 * or of those that the prompt wants all of them to be.
 */
export const planFor = (order: {
  activity: Activity;
  level: Level;
  board: Board;
  options: readonly QuickOption[];
  prompt: string;
}): readonly QuestionPlan[] => {
  const { activity, level, board, options, prompt } = order;
  const exam = options.includes("Follow the exam format exactly") ? examFormat(activity, level, board) : [];
  if (exam.length > 0) return exam;
  const kinds = kindsOfAll(prompt);
  return own[activity].map((planned, place) => {
    const { kind, tense } = kinds[place % kinds.length] ?? planned;
    return { kind, ...(tense && { tense }) };
  });
};

/** What "free" questions about a photo are in an exam that leaves them open: the photo itself, then further and further from it. */
const openQuestions: readonly QuestionPlan[] = [
  { kind: "describe", tense: "present" },
  { kind: "event", tense: "past" },
  { kind: "event", tense: "future" },
  { kind: "opinion" },
  { kind: "statement", tense: "present" },
];

/** A plan's entries as the bank files its questions. */
export const slotsOf = (plan: readonly QuestionPlan[]): Slot[] =>
  plan.map((planned, place): Slot => {
    const { kind, tense } =
      planned.kind === "free" ? (openQuestions[place % openQuestions.length] ?? planned) : planned;
    if (kind === "ask") return { kind };
    if (kind === "opinion" || kind === "describe") return { kind, tense: "present" };
    return { kind: "statement", tense: tense ?? "present" };
  });
