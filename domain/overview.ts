import { gatherAttempts, isFinished, type StudentAttempts } from "./attempts.ts";
import { type CommonMistake, commonMistakesOf } from "./commonMistakes.ts";
import type { Engine } from "./grading.ts";
import { type Improvement, improvementsOf, type Marks, type Measure, marksOf } from "./improvement.ts";
import type { ResultRow } from "./resultShapes.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What one engine marked at one version of the exercise: figures of two are never put together. */
export type EngineSpread = { engine: Engine; version: number; spreads: Readonly<Record<Measure, Spread>> };

/** What a teacher wants to know of an exercise at a glance: the newest finished attempt of each student, tests left out. */
export type Overview = {
  /** All who have begun. */
  students: readonly StudentAttempts[];
  finished: readonly StudentAttempts[];
  /** Those who have begun and finished no attempt. */
  unfinished: readonly StudentAttempts[];
  /** How many have finished more than once. */
  triedAgain: number;
  /** Whoever marked most first. */
  engines: readonly EngineSpread[];
  /** `sources` are students. */
  mistakes: readonly CommonMistake[];
  improvements: readonly Improvement[];
};

const spreadsOf = (all: readonly Marks[]): EngineSpread["spreads"] => {
  const spread = (measure: Measure) => spreadOf(all.flatMap((marks) => marks[measure] ?? []));
  return { mark: spread("mark"), vocabulary: spread("vocabulary"), grammar: spread("grammar") };
};

type Marked = Pick<EngineSpread, "engine" | "version"> & { marks: Marks };
const isAlike = (one: Marked, other: Marked): boolean =>
  one.engine === other.engine && one.version === other.version;

const engineSpreads = (finished: readonly StudentAttempts[]): EngineSpread[] => {
  const all = finished.flatMap(({ newest }): Marked[] =>
    newest.engine ? [{ engine: newest.engine, version: newest.version, marks: marksOf(newest) }] : [],
  );
  return all
    .filter((one, place) => all.findIndex((other) => isAlike(one, other)) === place)
    .map((one) => ({ ...one, marks: all.filter((other) => isAlike(one, other)).map(({ marks }) => marks) }))
    .sort((one, other) => other.marks.length - one.marks.length || other.version - one.version)
    .map(({ engine, version, marks }) => ({ engine, version, spreads: spreadsOf(marks) }));
};

/** The overview of one exercise's rows. */
export const overviewOf = (rows: readonly ResultRow[]): Overview => {
  const { students } = gatherAttempts(rows);
  const finished = students.filter(({ newest }) => isFinished(newest));
  return {
    students,
    finished,
    unfinished: students.filter(({ newest }) => !isFinished(newest)),
    triedAgain: finished.filter(({ earlier }) => earlier.length > 0).length,
    engines: engineSpreads(finished),
    mistakes: commonMistakesOf(
      finished.map(({ student, newest }) => ({ by: student, mistakes: newest.mistakes })),
    ),
    improvements: improvementsOf(students),
  };
};
