import { expect, test } from "@jest/globals";
import { classesIn, gatherAttempts, hasBegunAgain, wantedOf } from "../../domain/attempts.ts";
import { begunRow, resultRow } from "./resultRow.ts";

test("the newest attempt of a student stands first, with the earlier ones under it", () => {
  const { students } = gatherAttempts([
    resultRow({ attempt: "old", finishedAt: 10 }),
    resultRow({ attempt: "new", finishedAt: 30, studentId: "Anna K" }),
    resultRow({ attempt: "middle", finishedAt: 20 }),
  ]);
  expect(students).toHaveLength(1);
  expect(students[0]).toMatchObject({ studentId: "Anna K", newest: { attempt: "new" }, unfinished: [] });
  expect(students[0]?.earlier.map(({ attempt }) => attempt)).toEqual(["middle", "old"]);
});

test("whoever has finished stands with that, though they have begun again since", () => {
  const { students } = gatherAttempts([
    begunRow({ attempt: "again", startedAt: 90 }),
    resultRow({ attempt: "whole", finishedAt: 20 }),
  ]);
  expect(students[0]).toMatchObject({ newest: { attempt: "whole" }, earlier: [] });
  expect(students[0]?.unfinished.map(({ attempt }) => attempt)).toEqual(["again"]);
});

test("only what was begun after the newest result is begun again: what was left behind before it is not", () => {
  const began = (startedAt: number) =>
    gatherAttempts([
      begunRow({ attempt: "other", startedAt }),
      resultRow({ attempt: "whole", startedAt: 10, finishedAt: 20 }),
    ]).students.map(hasBegunAgain);
  expect(began(5)).toEqual([false]);
  expect(began(30)).toEqual([true]);
});

test("whoever has finished nothing stands with what they began last", () => {
  const { students } = gatherAttempts([
    begunRow({ attempt: "first", startedAt: 10 }),
    begunRow({ attempt: "second", startedAt: 20 }),
  ]);
  expect(students[0]?.newest.attempt).toBe("second");
  expect(students[0]?.unfinished.map(({ attempt }) => attempt)).toEqual(["second", "first"]);
});

test("two students of one name stay two, and are named as namesakes", () => {
  const { students } = gatherAttempts([
    resultRow({ attempt: "a", student: "one", studentId: "Sam" }),
    resultRow({ attempt: "b", student: "two", studentId: " sam " }),
    resultRow({ attempt: "c", student: "three", studentId: "Samira" }),
  ]);
  expect(students.map(({ studentId, namesakes }) => [studentId, namesakes])).toEqual([
    ["Sam", true],
    [" sam ", true],
    ["Samira", false],
  ]);
});

test("the owner's own tests are apart, and are nobody's namesakes", () => {
  const { students, tests } = gatherAttempts([
    resultRow({ attempt: "test", student: "owner", isTest: true }),
    resultRow({ attempt: "real" }),
  ]);
  expect(students.map(({ newest, namesakes }) => [newest.attempt, namesakes])).toEqual([["real", false]]);
  expect(tests.map(({ attempt }) => attempt)).toEqual(["test"]);
});

test("the labels of classes are listed once, 9B before 10B, with none where some have none", () => {
  const rows = ["10B", "9B", "", "10B"].map((class_id) => resultRow({ class_id }));
  expect(classesIn(rows)).toEqual(["", "9B", "10B"]);
});

test("students are found by a part of their name, and by whether they have finished", () => {
  const { students } = gatherAttempts([
    resultRow({ student: "1", studentId: "Zoë Martin" }),
    begunRow({ student: "2", studentId: "Martin" }),
    resultRow({ student: "3", studentId: "Ben" }),
  ]);
  const found = (name: string, progress: "all" | "finished" | "unfinished") =>
    wantedOf(students, { name, progress })
      .map(({ student }) => student)
      .sort();
  expect(found("", "all")).toEqual(["1", "2", "3"]);
  expect(found("MARTIN ", "all")).toEqual(["1", "2"]);
  expect(found("zoe", "all")).toEqual(["1"]);
  expect(found("martin", "finished")).toEqual(["1"]);
  expect(found("", "unfinished")).toEqual(["2"]);
});
