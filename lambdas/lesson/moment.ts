import type { Line } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { isWithheld } from "../../domain/safeguarding.ts";
import type { Moment } from "../partner/partner.ts";
import { flagsOf } from "../safeguarding/flags.ts";
import { askedBefore, nextAfter } from "./agenda.ts";
import type { Heard } from "./hear.ts";

/** What is known when a student has just answered: `before` is the dialogue up to Mark's last line, as far as he
 * may know it. */
export const momentOf = (exercise: Exercise, before: readonly Line[], heard: Heard): Moment => {
  const answers = before.filter((line) => line.role === "user").length;
  const lastSaid = before.findLast((line) => line.role === "assistant")?.content ?? "";
  const flags = flagsOf(exercise, heard.text);
  return {
    exercise,
    lines: [...before, { role: "user", content: heard.text }],
    asked: askedBefore(exercise, answers, lastSaid),
    next: nextAfter(exercise, answers + 1),
    spoken: heard.words !== undefined,
    words: heard.words,
    flags,
    isWithheld: isWithheld(flags),
  };
};
