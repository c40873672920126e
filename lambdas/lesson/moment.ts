import type { Line } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { flagKinds, isWithheld } from "../../domain/safeguarding.ts";
import type { Moment } from "../partner/partner.ts";
import { flagsOf } from "../safeguarding/flags.ts";
import { sensitivityOf } from "../safeguarding/sensitivity.ts";
import { askedBefore, nextAfter } from "./agenda.ts";
import type { Heard } from "./hear.ts";
import {
  type Earlier,
  nothingEarlier,
  questionAgain,
  repairOf,
  repairRequestTo,
  requestBeside,
} from "./repair.ts";

/**
 * What is known when a student has just answered: `lines` is the dialogue up to Mark's last line, as far as he may know it,
 * without requests for help with a question; what those decide is in `earlier`.
 */
export const momentOf = (
  exercise: Exercise,
  lines: readonly Line[],
  heard: Heard,
  earlier: Earlier = nothingEarlier,
): Moment => {
  const answers = lines.filter((line) => line.role === "user").length;
  const lastSaid = lines.findLast((line) => line.role === "assistant")?.content ?? "";
  const meant = flagsOf(exercise, heard.text);
  // What was heard before it was corrected is kept for the teacher, so it is screened, too; Mark answers the corrected words.
  const before = heard.heard === undefined ? [] : flagsOf(exercise, heard.heard);
  const asked = askedBefore(exercise, answers, lastSaid);
  const request = repairRequestTo(asked, heard.text, exercise.language);
  const beside = request ? undefined : requestBeside(asked, heard.text, exercise.language);
  const sensitivity = sensitivityOf(exercise, asked.text, heard.text);
  return {
    exercise,
    lines: [...lines, { role: "user", content: heard.text }],
    asked,
    next: request
      ? { kind: "question", question: questionAgain(exercise, asked, lastSaid) }
      : nextAfter(exercise, answers + 1),
    spoken: heard.words !== undefined,
    words: heard.words,
    flags: flagKinds.filter((kind) => meant.includes(kind) || before.includes(kind)),
    isWithheld: isWithheld(meant),
    ...(request && { repair: repairOf(request, earlier) }),
    ...(beside && { beside }),
    ...(sensitivity && { sensitivity }),
  };
};
