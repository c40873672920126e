import { expect, test } from "@jest/globals";
import { coursesOf, gainOf, playedOf, weaknessesOf } from "../../../domain/progress.ts";
import { mistakesOf, ownAttempt } from "./attempts.ts";

test("a line goes from the oldest to the newest, and each engine has its own", () => {
  const { grade: _, vocabulary: __, grammar: ___, ...withheld } = ownAttempt(5);
  const courses = coursesOf([
    ownAttempt(4, { engine: "bedrock", grade: "30 / 50" }),
    withheld,
    ownAttempt(3, { grade: "A" }),
    ownAttempt(1, { grade: "10 / 100" }),
  ]);
  expect(courses.map(({ engine, points }) => [engine, points.map(({ marks }) => marks.mark)])).toEqual([
    ["bedrock", [60]],
    ["embedded", [10, undefined]],
  ]);
});

test("attempts are gathered by exercise, under the newest title, the one played last first", () => {
  const played = playedOf([
    ownAttempt(1, { title: "Old" }),
    ownAttempt(2, { assignment_id: "other" }),
    ownAttempt(3, { title: "New" }),
  ]);
  expect(
    played.map(({ exercise, attempts }) => [exercise.title, attempts.map(({ attempt }) => attempt)]),
  ).toEqual([
    ["New", ["attempt 3", "attempt 1"]],
    ["Mes repas", ["attempt 2"]],
  ]);
});

test("the gain is from the first attempt to the newest by the same engine", () => {
  const [newest, middle, first] = [
    ownAttempt(3, { grade: "40 / 50", version: 2 }),
    ownAttempt(2, { grade: "1 / 50" }),
    ownAttempt(1, { grade: "60 / 100" }),
  ];
  if (!newest || !middle || !first) throw new Error("Three were made.");
  expect(gainOf([newest, middle, first])).toEqual({ points: 20, otherVersion: true });
  expect(gainOf([newest, middle, { ...first, engine: "bedrock" }])).toMatchObject({ points: 78 });
  expect(gainOf([newest])).toBeUndefined();
  const { grade: _, vocabulary: __, grammar: ___, ...withheld } = newest;
  expect(gainOf([withheld, first])).toBeUndefined();
});

test("what to practise is what went wrong most often of late, in its language and level", () => {
  const weaknesses = weaknessesOf([
    ownAttempt(0, { mistakes: mistakesOf("english le weekend", "english the", "english and") }),
    ...[1, 2, 3, 4, 5, 6].map((day) => ownAttempt(day)),
    ownAttempt(7, { mistakes: mistakesOf("tense je joue → j'ai joué", "accent ete") }),
    ownAttempt(8, { level: "GCSE - Foundational", mistakes: mistakesOf("tense je mange") }),
    ownAttempt(9, { language: "German", level: "NONE", board: "NONE", mistakes: mistakesOf("case den") }),
  ]);
  expect(weaknesses.map(({ kind, language, level, sources }) => [kind, language, level, sources])).toEqual([
    ["tense", "French", "GCSE - Foundational", 2],
    ["accent", "French", "GCSE - Higher", 1],
    ["case", "German", "NONE", 1],
  ]);
  expect(weaknesses[0]?.examples[0]).toEqual({ said: "je joue", right: "j'ai joué" });
});

test("without a mistake there is nothing to practise", () => {
  expect(weaknessesOf([ownAttempt(1)])).toEqual([]);
});
