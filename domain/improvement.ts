import { isFinished, type StudentAttempts } from "./attempts.ts";
import { gradePercent } from "./gradePercent.ts";
import type { Engine } from "./grading.ts";
import type { ResultRow } from "./resultShapes.ts";

/** What an attempt was worth, each 0–100; `mark` is the grade's percent. */
export type Marks = { mark?: number; vocabulary?: number; grammar?: number };

/** A student's first and newest attempt at one exercise, both marked by the same engine. */
export type Improvement = {
  attempts: StudentAttempts;
  engine: Engine;
  first: Marks;
  newest: Marks;
  /** By how many points: of the mark, or else of vocabulary and grammar together; negative where it fell. */
  points: number;
  /** Was the exercise changed between the two? Then they are not quite of the same thing. */
  otherVersion: boolean;
};

/** The measures that there are, in the order in which they are shown, and what they are called. */
export const measures = { mark: "Mark", vocabulary: "Vocabulary", grammar: "Grammar" } as const;
export type Measure = keyof typeof measures;
export const measureNames = ["mark", "vocabulary", "grammar"] as const satisfies readonly Measure[];

/** An attempt's marks, without those that it has not. */
export const marksOf = ({
  grade,
  vocabulary,
  grammar,
}: Pick<ResultRow, "grade" | "vocabulary" | "grammar">): Marks => {
  const mark = gradePercent(grade);
  return {
    ...(mark !== undefined && { mark }),
    ...(vocabulary !== undefined && { vocabulary }),
    ...(grammar !== undefined && { grammar }),
  };
};

/** By how many points the second is above the first: by their marks where both have one, else by the mean of their scores. */
export const pointsBetween = (first: Marks, newest: Marks): number => {
  if (first.mark !== undefined && newest.mark !== undefined) return newest.mark - first.mark;
  const total = ({ vocabulary = 0, grammar = 0 }: Marks) => (vocabulary + grammar) / 2;
  return Math.round(total(newest) - total(first));
};

const improvementOf = (attempts: StudentAttempts): Improvement | undefined => {
  const { newest, earlier } = attempts;
  const { engine } = newest;
  const first = earlier.filter((row) => row.engine === engine).at(-1);
  if (!isFinished(newest) || engine === undefined || !first) return undefined;
  const [before, now] = [marksOf(first), marksOf(newest)];
  return {
    attempts,
    engine,
    first: before,
    newest: now,
    points: pointsBetween(before, now),
    otherVersion: first.version !== newest.version,
  };
};

/** All who have finished an exercise more than once, by the same engine: who gained most first. */
export const improvementsOf = (students: readonly StudentAttempts[]): Improvement[] =>
  students
    .flatMap((attempts) => improvementOf(attempts) ?? [])
    .sort((one, other) => other.points - one.points);
