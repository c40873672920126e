import { type CommonMistake, commonMistakesOf } from "./commonMistakes.ts";
import { type Language, languages } from "./exercise.ts";
import type { Engine } from "./grading.ts";
import { type Marks, marksOf, pointsBetween } from "./improvement.ts";
import type { Practice } from "./practice.ts";
import type { OwnAttempt } from "./resultShapes.ts";

/** What a line over time is drawn from. */
export type CourseAttempt = Pick<
  OwnAttempt,
  | "attempt"
  | "title"
  | "activity"
  | "startedAt"
  | "finishedAt"
  | "engine"
  | "grade"
  | "vocabulary"
  | "grammar"
>;
/** One attempt in a line over time. `at` is epoch ms. */
export type Point = { attempt: CourseAttempt; at: number; marks: Marks };
/** What one engine marked, the oldest first: two engines never share a line. */
export type Course = { engine: Engine; points: readonly Point[] };

const timeOf = ({ finishedAt, startedAt }: Pick<OwnAttempt, "finishedAt" | "startedAt">): number =>
  finishedAt ?? startedAt;

/** The attempts whose marks may be seen, a course for each engine; the engine of the newest comes first. */
export const coursesOf = (attempts: readonly CourseAttempt[]): Course[] => {
  const points = attempts
    .map((attempt): Point => ({ attempt, at: timeOf(attempt), marks: marksOf(attempt) }))
    .filter(({ marks }) => Object.keys(marks).length > 0)
    .sort((one, other) => one.at - other.at);
  const engines = new Set(points.map(({ attempt }) => attempt.engine).reverse());
  return [...engines].flatMap((engine) =>
    engine ? [{ engine, points: points.filter(({ attempt }) => attempt.engine === engine) }] : [],
  );
};

/** The attempts at one exercise, the newest first. */
export type Played = { exercise: OwnAttempt; attempts: readonly OwnAttempt[] };

/** One's attempts by exercise, the one played last first; `exercise` is the newest attempt, which knows what it is called now. */
export const playedOf = (attempts: readonly OwnAttempt[]): Played[] => {
  const newestFirst = [...attempts].sort((one, other) => timeOf(other) - timeOf(one));
  const ids = [...new Set(newestFirst.map(({ assignment_id }) => assignment_id))];
  return ids.flatMap((id) => {
    const own = newestFirst.filter(({ assignment_id }) => assignment_id === id);
    return own[0] ? [{ exercise: own[0], attempts: own }] : [];
  });
};

/** How far one has come since the first attempt by the same engine; `otherVersion`: the exercise was changed since. */
export type Gain = { points: number; otherVersion: boolean };

/** The gain of attempts at one exercise, the newest first; undefined after a single one, and where marks are kept back. */
export const gainOf = (attempts: readonly OwnAttempt[]): Gain | undefined => {
  const [newest, ...earlier] = attempts;
  const first = earlier.filter(({ engine }) => engine === newest?.engine).at(-1);
  if (!newest || !first) return undefined;
  const [before, now] = [marksOf(first), marksOf(newest)];
  if (Object.keys(before).length === 0 || Object.keys(now).length === 0) return undefined;
  return { points: pointsBetween(before, now), otherVersion: first.version !== newest.version };
};

/** A kind of mistake that is worth practising next; `sources` are attempts. */
export type Weakness = Practice & CommonMistake;

/** Only what was said lately says what to practise next. */
const RECENT_ATTEMPTS = 8;
const WEAKNESSES_MAX = 3;

const weaknessesIn = (language: Language, attempts: readonly OwnAttempt[]): Weakness[] => {
  const recent = attempts
    .filter((attempt) => attempt.language === language)
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, RECENT_ATTEMPTS);
  const made = commonMistakesOf(recent.map(({ attempt, mistakes }) => ({ by: attempt, mistakes })));
  return made.flatMap((mistake) => {
    const last = recent.find(({ mistakes }) => mistakes.some(({ kind }) => kind === mistake.kind));
    return last ? [{ ...mistake, language, level: last.level, board: last.board }] : [];
  });
};

/** What to practise next: the kinds of mistakes that one made most often of late, in each language apart. */
export const weaknessesOf = (attempts: readonly OwnAttempt[]): Weakness[] =>
  languages
    .flatMap((language) => weaknessesIn(language, attempts))
    .sort((one, other) => other.sources - one.sources || other.times - one.times)
    .slice(0, WEAKNESSES_MAX);
