import type { MistakeKind } from "../../domain/mistakes.ts";
import type { ParsedAnswer } from "../core/parsedAnswer.ts";
import type { Word } from "../core/word.ts";
import type { RuleId, Told } from "./rule.ts";

/** Something wrong in an answer, at `start`–`end` of its text (UTF-16 units; 0–0 where it is about the whole). */
export type Finding = {
  /** The rule that found it. */
  id: RuleId;
  kind: MistakeKind;
  start: number;
  end: number;
  /** The rule in English, in whole sentences, with words of the language between asterisks. */
  message: string;
  /** What to say instead, only where that is certain. */
  right?: string;
  /** The words for a time that the verb contradicts, where the rule is about those. */
  time?: string;
};

/** Looks for one kind of mistake. `spoken` answers have no spelling to be corrected. */
export type Check = (answer: ParsedAnswer, spoken: boolean) => Finding[];

/** The finding that spans these words. */
export const findingAt = (
  first: Word,
  last: Word,
  { right, ...told }: Told & { right?: string | undefined; time?: string },
): Finding => ({ ...told, start: first.start, end: last.end, ...(right !== undefined && { right }) });

/** A message as plain text, with the words of the language in quotation marks. */
export const plainOf = (message: string): string => message.replaceAll(/\*([^*]+)\*/g, "“$1”");

/** A finding as the student reads it: the spot, the rule, and the correction if there is one. */
export const asTip = (text: string, { start, end, message, right }: Finding): string => {
  const spot = end > start ? `“${text.slice(start, end)}”: ` : "";
  return `${spot}${plainOf(message)}${right === undefined ? "" : ` Say “${right}”.`}`;
};
