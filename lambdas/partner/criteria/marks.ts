import { type CriterionMark, QUOTES_MAX } from "../../../domain/exams/examMark.ts";
import type { Criterion, Part } from "../../../domain/exams/pack.ts";
import type { Evidence } from "./evidence.ts";
import { type Expected, shares } from "./shares.ts";

type Marked = CriterionMark & Pick<Criterion, "objective">;

/**
 * What is shown of the evidence, in the order in which it was said: one piece of an answer, the best first, and what lost most
 * last. Of heard words those that were hardest to understand: the others are most.
 */
const quotesFrom = (found: readonly Evidence[]) => {
  const quotable = found.filter(({ text }) => text !== "");
  const asks = (one: Evidence) => Number(one.asks ?? false);
  const best = quotable.toSorted((one, other) => other.worth - one.worth || asks(other) - asks(one));
  const [worst, ...others] = best.toReversed();
  const ofEach = best.filter(({ turn }, at) => best.findIndex((one) => one.turn === turn) === at);
  const lost = worst && worst.worth < 1 ? [worst] : [];
  const chosen = worst?.by === "pronunciation" ? [worst, ...others] : [...lost, ...ofEach];
  return (
    [...new Set(chosen)]
      .slice(0, QUOTES_MAX)
      .sort((one, other) => one.turn - other.turn)
      // Of a task its mark says it already.
      .map(({ by, turn, text, shows }) => ({ turn, text, shows: by === "task" ? "" : shows }))
  );
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const markOf = (
  { name, wants, objective, marks: { value: of }, by }: Criterion,
  found: readonly Evidence[],
  expected: Expected,
): Marked => {
  const { share, because } = shares[by](found, expected);
  return {
    name,
    wants,
    ...(share !== undefined && { mark: Math.round(share * of) }),
    of,
    because: sentence(because),
    quotes: quotesFrom(found),
    objective,
  };
};

/** A criterion of tasks is one for each task. */
const eachOf = (criterion: Criterion, tasks: number): { criterion: Criterion; task?: number }[] =>
  criterion.by === "task"
    ? Array.from({ length: tasks }, (_, task) => ({
        criterion: { ...criterion, name: `${criterion.name} ${task + 1}` },
        task,
      }))
    : [{ criterion }];

/** Nothing communicated, nothing for language: the rule of an exam that has it. */
const withZeroRule = (marked: readonly Marked[]): Marked[] => {
  const communicated = marked.filter(({ objective }) => objective === "AO1" || objective === "AO2");
  const isZero = communicated.length > 0 && communicated.every(({ mark }) => mark === 0);
  return marked.map((one) =>
    isZero && one.objective === "AO3" && one.mark !== undefined
      ? { ...one, mark: 0, because: "Nothing was communicated, so this exam gives no mark for language." }
      : one,
  );
};

/** What each criterion of a part has by this evidence; `tasks` is how many a role play sets. */
export const marksBy = (
  part: Part,
  found: readonly Evidence[],
  { tasks, zeroForcesZero, ...expected }: Expected & { tasks: number; zeroForcesZero: boolean },
): CriterionMark[] => {
  const marked = part.criteria
    .flatMap((criterion) => eachOf(criterion, tasks))
    .map(({ criterion, task }) =>
      markOf(
        criterion,
        found.filter((one) => one.by === criterion.by && one.task === task),
        expected,
      ),
    );
  return (zeroForcesZero ? withZeroRule(marked) : marked).map(({ objective: _, ...mark }) => mark);
};
