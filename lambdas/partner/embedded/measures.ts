import type { Tense } from "../../../domain/exercise.ts";
import { isQuestion } from "../../../grammar/rules/answers/question.ts";
import type { Examined } from "./examine.ts";
import { meritsOf } from "./merits.ts";

/** What can be counted in a conversation and needs no judgement. */
export type Measures = {
  answers: number;
  /** Clauses of all answers together. */
  clauses: number;
  tenses: readonly Tense[];
  /** Answers that hold an opinion, and those of them that give a reason as well. */
  opinions: number;
  reasoned: number;
  questions: number;
};

const namesOf: Record<Tense, string> = {
  present: "the present",
  past: "the past",
  future: "the future",
  conditional: "the conditional",
};
/** The tenses in the order in which they are learnt. */
const order = Object.keys(namesOf) as Tense[]; // keys() forgets its keys' type

/** Counts what stands in the answers of a conversation. */
export const measuresOf = (examined: readonly Examined[]): Measures => {
  const merits = examined.map(({ answer }) => meritsOf(answer));
  const used = new Set(
    examined.flatMap(({ answer }) => answer.uses.flatMap(({ tenses }) => tenses.slice(0, 1))),
  );
  return {
    answers: examined.length,
    clauses: merits.reduce((sum, { clauses }) => sum + clauses, 0),
    tenses: order.filter((tense) => used.has(tense)),
    opinions: merits.filter(({ opinion }) => opinion).length,
    reasoned: merits.filter(({ opinion, reason }) => opinion && reason).length,
    questions: examined.filter(({ answer }) => isQuestion(answer)).length,
  };
};

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;

const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const opinionsIn = (opinions: number, reasoned: number): string =>
  opinions === 0
    ? "No opinions"
    : `${counted(opinions, "opinion")}, ${reasoned === 0 ? "none" : reasoned} with a reason`;

/** The counts in plain words, as points without a mark: they are facts, and what they are worth is told elsewhere. */
export const measuresIn = (measures: Measures): string[] => {
  const { answers, clauses, tenses, opinions, reasoned, questions } = measures;
  const each = Math.round((10 * clauses) / Math.max(1, answers)) / 10;
  return [
    `${counted(answers, "answer")} with ${counted(clauses, "verb")} in all, about ${each} in each.`,
    tenses.length === 0
      ? "No tense was used."
      : `Tenses used: ${and(tenses.map((tense) => namesOf[tense]))}.`,
    `${opinionsIn(opinions, reasoned)}; ${counted(questions, "question")} asked.`,
  ];
};
