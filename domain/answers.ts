import type { Turn } from "./conversation.ts";

/** The turns in which the student answered: a request to hear the question again, or for a word, is none, and counts nowhere. */
export const answersIn = <T extends Pick<Turn, "isRepeatRequest">>(turns: readonly T[]): T[] =>
  turns.filter(({ isRepeatRequest }) => !isRepeatRequest);
