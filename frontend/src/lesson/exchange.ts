import { answersIn } from "../../../domain/answers.ts";
import type { Annotation, Assessment, Spoken, Turn } from "../../../domain/conversation.ts";
import type { Attempt, Lesson } from "./lesson.ts";

/** One answer and what came of it, as it is shown; parts that have not come yet are missing. */
export type Exchange = {
  /** From 1. */
  number: number;
  said: string;
  message: string;
  assessment?: Assessment;
  annotation?: Annotation;
  progress: "waiting" | "replying" | "done" | "stuck";
} & Spoken &
  Pick<Turn, "flags" | "isRepeatRequest" | "repair" | "isSlow">;

const finished = (turn: Turn, place: number): Exchange => ({
  number: place + 1,
  said: turn.said,
  words: turn.words,
  ...(turn.heard !== undefined && { heard: turn.heard }),
  message: turn.message,
  assessment: turn,
  annotation: turn,
  ...(turn.flags && { flags: turn.flags }),
  isRepeatRequest: turn.isRepeatRequest,
  repair: turn.repair,
  isSlow: turn.isSlow,
  progress: "done",
});

const underWay = ({ said, spoken, after, folded, problem }: Attempt): Exchange => {
  const shown = { number: after + 1, said, words: [], ...spoken };
  if (problem) return { ...shown, message: "", progress: "stuck" };
  const { message, assessment, annotation } = folded;
  return {
    ...shown,
    message,
    ...(assessment && { assessment }),
    ...(annotation && { annotation }),
    progress: message === "" ? "waiting" : "replying",
  };
};

/** What the student sees of a lesson, oldest first. */
export const exchangesOf = ({
  turns,
  kept,
  attempt,
}: Pick<Lesson, "turns" | "kept" | "attempt">): Exchange[] => [
  ...turns.slice(0, kept).map(finished),
  ...(attempt ? [underWay(attempt)] : []),
];

/** Has Mark asked all he had to ask, as far as the student sees the lesson? */
export const isFinished = ({ turns, kept, attempt }: Pick<Lesson, "turns" | "kept" | "attempt">): boolean =>
  !attempt && (turns[kept - 1]?.isFinished ?? false);

/** Is an answer to be said anew? The server drops the old one when the new one comes, and grades it if none does. */
export const isRetrying = ({ turns, kept }: Pick<Lesson, "turns" | "kept">): boolean => kept < turns.length;

/** The model answer to what Mark said in that turn (0 is the opening); "" where there is none. */
export const modelAnswerAfter = (
  { opening, turns }: Pick<Lesson, "opening" | "turns">,
  turn: number,
): string => (turn === 0 ? opening : turns[turn - 1])?.options ?? "";

/** Help with answering what Mark said in that turn, where there is any. */
export const hintAfter = ({ opening, turns }: Pick<Lesson, "opening" | "turns">, turn: number) =>
  (turn === 0 ? opening : turns[turn - 1])?.hint;

/** How many questions the student has answered: one that was only repeated is still to be answered. */
export const answeredCount = ({ turns, kept }: Pick<Lesson, "turns" | "kept">): number =>
  answersIn(turns.slice(0, kept)).length;

/** "Question 2 of 5": which of the set questions is being answered; undefined in a free conversation. */
export const questionNumber = (
  lesson: Pick<Lesson, "turns" | "kept">,
  questionCount: number,
): number | undefined => (questionCount > 0 ? Math.min(answeredCount(lesson) + 1, questionCount) : undefined);
