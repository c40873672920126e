import { gatherAttempts, isFinished, type StudentAttempts } from "./attempts.ts";
import { type CommonMistake, commonMistakesOf } from "./commonMistakes.ts";
import type { Engine } from "./grading.ts";
import { type Improvement, improvementsOf, type Marks, type Measure, marksOf } from "./improvement.ts";
import type { ResultRow } from "./resultShapes.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What one engine marked: figures of two engines are never put together. */
export type EngineSpread = { engine: Engine; spreads: Readonly<Record<Measure, Spread>> };

/** What a teacher wants to know of an exercise at a glance: the newest finished attempt of each student, tests left out. */
export type Overview = {
  /** All who have begun. */
  students: readonly StudentAttempts[];
  finished: readonly StudentAttempts[];
  /** Those who have begun and finished no attempt. */
  unfinished: readonly StudentAttempts[];
  /** The engine that marked most first. */
  engines: readonly EngineSpread[];
  /** `sources` are students. */
  mistakes: readonly CommonMistake[];
  improvements: readonly Improvement[];
};

const engines: readonly Engine[] = ["bedrock", "embedded"];

const spreadsOf = (all: readonly Marks[]): EngineSpread["spreads"] => {
  const spread = (measure: Measure) => spreadOf(all.flatMap((marks) => marks[measure] ?? []));
  return { mark: spread("mark"), vocabulary: spread("vocabulary"), grammar: spread("grammar") };
};

const engineSpreads = (finished: readonly StudentAttempts[]): EngineSpread[] =>
  engines
    .map((engine) => finished.filter(({ newest }) => newest.engine === engine))
    .flatMap((own) => {
      const engine = own[0]?.newest.engine;
      return engine ? [{ engine, count: own.length, marks: own.map(({ newest }) => marksOf(newest)) }] : [];
    })
    .sort((one, other) => other.count - one.count)
    .map(({ engine, marks }) => ({ engine, spreads: spreadsOf(marks) }));

/** The overview of one exercise's rows. */
export const overviewOf = (rows: readonly ResultRow[]): Overview => {
  const { students } = gatherAttempts(rows);
  const finished = students.filter(({ newest }) => isFinished(newest));
  return {
    students,
    finished,
    unfinished: students.filter(({ newest }) => !isFinished(newest)),
    engines: engineSpreads(finished),
    mistakes: commonMistakesOf(
      finished.map(({ student, newest }) => ({ by: student, mistakes: newest.mistakes })),
    ),
    improvements: improvementsOf(students),
  };
};
