import type { Turn } from "./conversation.ts";

/**
 * What a student may ask Mark for instead of answering: his question again, more slowly, or because they have not understood
 * it; a word that they lack; or what a word of his means.
 */
export const repairKinds = ["repeat", "slower", "notUnderstood", "word", "meaning"] as const;
export type RepairKind = (typeof repairKinds)[number];

/**
 * Such a request. `word` is what a `word` or a `meaning` is asked of, in lower case with its accents; left out where they did
 * not say it; `isToExplain` where the question is to be put in other words.
 */
export type RepairRequest = { kind: RepairKind; word?: string; isInEnglish?: true; isToExplain?: true };

/** Requests to hear the question again. Asking for a word is something else: an examiner need not give one. */
export const isToHearAgain = (kind: RepairKind): boolean => kind !== "word" && kind !== "meaning";

/** How often the student asked to hear a question again. What was stored without a kind asked for nothing else. */
export const timesAskedToRepeat = (turns: readonly Pick<Turn, "isRepeatRequest" | "repair">[]): number =>
  turns.filter(({ isRepeatRequest, repair = "repeat" }) => isRepeatRequest && isToHearAgain(repair)).length;

/** "once", "twice", "3 times". */
export const timesWords = (times: number): string =>
  times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
