import type { MistakeKind } from "../../../domain/mistakes.ts";
import type { Answer } from "./answer.ts";
import type { Word } from "./word.ts";

/** Something wrong in an answer, at `start`–`end` of its text (UTF-16 units; 0–0 where it is about the whole). */
export type Finding = {
  kind: MistakeKind;
  start: number;
  end: number;
  /** The rule in English, a whole sentence. */
  rule: string;
  /** What to say instead, only where that is certain. */
  right?: string;
};

/** Looks for one kind of mistake. `spoken` answers have no spelling to be corrected. */
export type Check = (answer: Answer, spoken: boolean) => Finding[];

/** The finding that spans these words. */
export const findingAt = (
  first: Word,
  last: Word,
  { kind, rule, right }: Pick<Finding, "kind" | "rule" | "right">,
): Finding => ({ kind, start: first.start, end: last.end, rule, ...(right !== undefined && { right }) });

/** A finding as the student reads it: the spot, the rule, and the correction if there is one. */
export const asTip = (text: string, { start, end, rule, right }: Finding): string => {
  const spot = end > start ? `“${text.slice(start, end)}”: ` : "";
  return `${spot}${rule}${right === undefined ? "" : ` Say “${right}”.`}`;
};
