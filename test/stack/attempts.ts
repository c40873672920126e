import { randomUUID } from "node:crypto";
import type { Opening, Turn } from "../../domain/conversation.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import { summaryOf } from "../../domain/summary.ts";
import type { Begun, Finished, Result } from "../../lambdas/store/attempt.ts";

/**
 * What a test says of an attempt: on which exercise, whose (`uid`), and anything else that matters to it. `turns` are the
 * answers, each with what matters of it; answers, confidence, mistakes and flags follow from them as in the real thing,
 * unless they are given. With `isFinished: false` it was only begun.
 */
export type AttemptGiven = Pick<Finished, "assignment_id" | "uid"> &
  Partial<Finished> & { turns?: Partial<Turn>[]; isFinished?: boolean; isTextable?: boolean };

const opening: Opening = {
  message: "Salut ! Où habites-tu ?",
  translation: "Hi! Where do you live?",
  options: "",
};
const answered: Turn = {
  said: "J'habite à Londres.",
  words: [],
  message: "Ah, super !",
  translation: "Ah, great!",
  options: "",
  score: 70,
  improvement: "",
  engine: "embedded",
  turn: 1,
  isFinished: false,
};

/** A row of the results table as the product itself would have written it, with one answer unless `turns` says otherwise. */
export const attemptOf = ({
  turns = [{}],
  isFinished,
  isTextable,
  ...given
}: AttemptGiven): Begun | Result => {
  const begun: Begun = {
    attempt: randomUUID(),
    version: 1,
    class_id: "",
    studentId: "Zoë",
    isTest: false,
    startedAt: Date.now(),
    ...given,
  };
  if (isFinished === false) return begun;
  const conversation = {
    opening,
    turns: turns.map((turn, at): Turn => ({ ...answered, turn: at + 1, ...turn })),
  };
  return {
    ...summaryOf(conversation, { ...defaultSettings, ...(isTextable !== undefined && { isTextable }) }),
    grade: "70 / 100",
    feedback: "Good work.",
    vocabulary: 65,
    grammar: 75,
    engine: "embedded",
    ...begun,
    finishedAt: begun.startedAt + 60_000,
    ...given,
    conversation,
  };
};
