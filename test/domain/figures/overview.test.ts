import { expect, test } from "@jest/globals";
import { overviewOf } from "../../../domain/overview.ts";
import { begunBy, mistakesOf, rowOf } from "./attempts.ts";

test("each student counts once, by the newest finished attempt; the teacher's own tests do not", () => {
  const { students, finished, engines, mistakes } = overviewOf([
    rowOf("a", { startedAt: 1, grade: "10 / 100", mistakes: mistakesOf("tense je joue") }),
    rowOf("a", { startedAt: 2, grade: "90 / 100", mistakes: mistakesOf("accent ete") }),
    begunBy("a", 3),
    rowOf("teacher", { isTest: true, mistakes: mistakesOf("case den Hund") }),
  ]);
  expect([students.length, finished.length]).toEqual([1, 1]);
  expect(engines[0]?.spreads.mark.counts).toEqual([0, 0, 0, 0, 1]);
  expect(mistakes.map(({ kind }) => kind)).toEqual(["accent"]);
});

test("who has begun and finished nothing is named, and has no marks", () => {
  const { unfinished, engines } = overviewOf([begunBy("a"), rowOf("b")]);
  expect(unfinished.map(({ student }) => student)).toEqual(["a"]);
  expect(engines[0]?.spreads.grammar.count).toBe(1);
});

test("two engines never share a figure, and the one that marked more comes first", () => {
  const { engines } = overviewOf([
    rowOf("a", { engine: "bedrock", vocabulary: 90 }),
    rowOf("b", { vocabulary: 10 }),
    rowOf("c", { vocabulary: 10, grade: "B" }),
  ]);
  expect(
    engines.map(({ engine, spreads }) => [engine, spreads.vocabulary.counts, spreads.mark.count]),
  ).toEqual([
    ["embedded", [2, 0, 0, 0, 0], 1],
    ["bedrock", [0, 0, 0, 0, 1], 1],
  ]);
});

test("two versions of an exercise never share a figure either", () => {
  const { engines } = overviewOf([
    rowOf("a", { version: 1, vocabulary: 10 }),
    rowOf("b", { version: 2, vocabulary: 90 }),
    rowOf("c", { version: 2, vocabulary: 90 }),
  ]);
  expect(engines.map(({ version, spreads }) => [version, spreads.vocabulary.counts])).toEqual([
    [2, [0, 0, 0, 0, 2]],
    [1, [1, 0, 0, 0, 0]],
  ]);
});

test("whoever tried again counts, though two engines marked and nothing can be compared", () => {
  const { triedAgain, improvements } = overviewOf([
    rowOf("a", { startedAt: 1, engine: "bedrock" }),
    rowOf("a", { startedAt: 2 }),
    rowOf("b"),
    begunBy("b", 9),
  ]);
  expect([triedAgain, improvements]).toEqual([1, []]);
});

test("who tried again is compared with the first time, by the same engine alone", () => {
  const { improvements } = overviewOf([
    rowOf("up", { startedAt: 1, grade: "20 / 50" }),
    rowOf("up", { startedAt: 2, grade: "1 / 50" }),
    rowOf("up", { startedAt: 3, grade: "70 / 100", version: 2 }),
    rowOf("down", { startedAt: 1, grade: "A", vocabulary: 80, grammar: 60 }),
    rowOf("down", { startedAt: 2, grade: "B", vocabulary: 60, grammar: 60 }),
    rowOf("other engine", { startedAt: 1, engine: "bedrock" }),
    rowOf("other engine", { startedAt: 2 }),
    rowOf("once"),
  ]);
  expect(
    improvements.map(({ attempts: { student }, points, otherVersion, first, newest }) => ({
      ...{ student, points, otherVersion },
      marks: [first.mark, newest.mark],
    })),
  ).toEqual([
    { student: "up", points: 30, otherVersion: true, marks: [40, 70] },
    { student: "down", points: -10, otherVersion: false, marks: [undefined, undefined] },
  ]);
});

test("nobody yet", () => {
  expect(overviewOf([])).toEqual({
    ...{
      students: [],
      finished: [],
      unfinished: [],
      triedAgain: 0,
      engines: [],
      mistakes: [],
      improvements: [],
    },
  });
});
