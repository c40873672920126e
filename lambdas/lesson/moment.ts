import type { Line } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { flagKinds, isWithheld } from "../../domain/safeguarding.ts";
import type { Moment, Question } from "../partner/partner.ts";
import { flagsOf } from "../safeguarding/flags.ts";
import { sensitivityOf } from "../safeguarding/sensitivity.ts";
import { askedBefore, nextAfter } from "./agenda.ts";
import type { Heard } from "./hear.ts";
import { asksToRepeat, questionToRepeat } from "./repeatRequest.ts";

/** Where the task is to ask for that, it is the answer. */
const SETS_REPEATING = /r[eé]p[eé]t|rep[ie]t|wiederhol/i;

/** The question that a student wants to hear again; undefined where they have said anything else. */
const questionAgain = ({ language }: Exercise, asked: Question, said: string): Question | undefined => {
  if (!asksToRepeat(said, language) || SETS_REPEATING.test(asked.text)) return undefined;
  return { ...asked, text: questionToRepeat(asked.text) };
};

/** What is known when a student has just answered: `lines` is the dialogue up to Mark's last line, as far as he
 * may know it. */
export const momentOf = (exercise: Exercise, lines: readonly Line[], heard: Heard): Moment => {
  const answers = lines.filter((line) => line.role === "user").length;
  const lastSaid = lines.findLast((line) => line.role === "assistant")?.content ?? "";
  const meant = flagsOf(exercise, heard.text);
  // What was heard before it was corrected is kept for the teacher, so it is screened, too; Mark answers the corrected words.
  const before = heard.heard === undefined ? [] : flagsOf(exercise, heard.heard);
  const asked = askedBefore(exercise, answers, lastSaid);
  const again = questionAgain(exercise, asked, heard.text);
  const sensitivity = sensitivityOf(exercise, asked.text, heard.text);
  return {
    exercise,
    lines: [...lines, { role: "user", content: heard.text }],
    asked,
    next: again ? { kind: "question", question: again } : nextAfter(exercise, answers + 1),
    spoken: heard.words !== undefined,
    words: heard.words,
    flags: flagKinds.filter((kind) => meant.includes(kind) || before.includes(kind)),
    isWithheld: isWithheld(meant),
    ...(again && { isRepeatRequest: true }),
    ...(sensitivity && { sensitivity }),
  };
};
