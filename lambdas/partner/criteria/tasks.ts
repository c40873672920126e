import type { MistakeKind } from "../../../domain/mistakes.ts";
import { isQuestion } from "../../../grammar/rules/answers/question.ts";
import { isOffTense as offTense } from "../../../grammar/rules/time/excused.ts";
import type { Answered } from "./answered.ts";
import { type Evidence, quoteOf } from "./evidence.ts";

/** A message with one of these is not clear any more: the exams call it a major error. */
const MAJOR: ReadonlySet<MistakeKind> = new Set(["infinitive", "english", "false-friend"]);

/** What takes up less of the question (a relevance's level) and is not tied to it otherwise, answers another one. */
const TAKEN_UP = { inTime: 0.5, inAnotherTense: 0.7 };

type Judged = { worth: 0 | 1 | 2; shows: string };

const judged = ({ examined, clauses }: Answered): Judged => {
  const { answer, asked, standing, relevance, findings } = examined;
  const isOffTense = offTense(answer, asked);
  const least = isOffTense ? TAKEN_UP.inAnotherTense : TAKEN_UP.inTime;
  if (standing === "foreign") return { worth: 0, shows: "not in the exam's language" };
  if (standing !== "answered" && standing !== "astray") return { worth: 0, shows: "no answer to the task" };
  const isAstray = standing === "astray";
  if (isAstray && (relevance.certain || relevance.level < least))
    return { worth: 0, shows: "about something else" };
  if (asked.question.studentAsks && !isQuestion(answer)) return { worth: 0, shows: "asks nothing" };
  if (clauses.length === 0) return { worth: 1, shows: "partly clear: no verb" };
  if (isOffTense) return { worth: 1, shows: `partly clear: not in the ${asked.question.tense}` };
  if (isAstray || relevance.missed.length > 0)
    return { worth: 1, shows: "partly clear: answers a part of what was asked" };
  if (findings.some(({ kind }) => MAJOR.has(kind)))
    return { worth: 1, shows: "partly clear: a mistake hides the meaning" };
  return { worth: 2, shows: "clear, with a verb" };
};

/** How clear the answer to each task of a role play is, 0–2. */
export const taskEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.map((one, task) => ({
    by: "task",
    task,
    turn: one.turn,
    text: quoteOf(one.said, one.examined.answer.text),
    ...judged(one),
  }));
