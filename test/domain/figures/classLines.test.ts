import { expect, test } from "@jest/globals";
import { classLinesOf, classMistakesOf, inClassOrder, namedLike } from "../../../domain/classLines.ts";
import { begunBy, mistakesOf, rowOf } from "./attempts.ts";

const first = [
  rowOf("zoe", { studentId: "Zoë", startedAt: 10, mistakes: mistakesOf("tense je joue") }),
  rowOf("ann", { studentId: "Ann", startedAt: 20 }),
  rowOf("ms", { isTest: true }),
];
const second = [
  rowOf("zoe", { studentId: "Zoë B", startedAt: 30, mistakes: mistakesOf("tense je mange", "accent ete") }),
  begunBy("ben", 40),
  rowOf("guest", { studentId: " ann", startedAt: 5, mistakes: mistakesOf("accent ecole") }),
];
const lines = classLinesOf([first, second]);

test("a line for each student, with what they did on each exercise", () => {
  expect(
    lines.map(({ studentId, finished, cells }) => [
      studentId,
      finished,
      cells.map((cell) => cell !== undefined),
    ]),
  ).toEqual([
    [" ann", 1, [false, true]],
    ["Ann", 1, [true, false]],
    ["Name of ben", 0, [false, true]],
    ["Zoë B", 2, [true, true]],
  ]);
});

test("two of one name stay two, and say so", () => {
  expect(lines.filter(({ namesakes }) => namesakes).map(({ student }) => student)).toEqual(["guest", "ann"]);
});

test("the register is put in order, and searched by name", () => {
  const names = (order: "fewest" | "most" | "newest") =>
    inClassOrder(lines, order).map(({ student }) => student);
  expect(names("fewest")[0]).toBe("ben");
  expect(names("most")[0]).toBe("zoe");
  expect(names("newest")).toEqual(["ben", "zoe", "ann", "guest"]);
  expect(namedLike(lines, "ZOE").map(({ student }) => student)).toEqual(["zoe"]);
});

test("the mistakes of all exercises together count each student once", () => {
  const { mistakes, students } = classMistakesOf([first, second]);
  expect(students).toBe(3);
  expect(mistakes.map(({ kind, sources, times }) => [kind, sources, times])).toEqual([
    ["accent", 2, 2],
    ["tense", 1, 2],
  ]);
});
