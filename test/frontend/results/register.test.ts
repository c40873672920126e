import { expect, test } from "@jest/globals";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { firstView, nextUnmarked, registerOf, type View } from "../../../frontend/src/results/register.ts";
import { begunRow, resultRow } from "../../domain/resultRow.ts";

const rows: ResultRow[] = [
  resultRow({ attempt: "a2", student: "a", studentId: "Ann", finishedAt: 50, class_id: "10B" }),
  resultRow({ attempt: "b1", student: "b", studentId: "Ben", finishedAt: 40, class_id: "9A" }),
  resultRow({ attempt: "a1", student: "a", studentId: "Ann", finishedAt: 30, class_id: "10B" }),
  begunRow({ attempt: "c1", student: "c", studentId: "Cy", startedAt: 20, class_id: "10B" }),
  resultRow({ attempt: "t", student: "t", studentId: "Teresa", isTest: true, class_id: "10B" }),
];
const seen = (view: Partial<View>, isShared = true) => {
  const { finished, unfinished, tests, attempts } = registerOf(rows, { ...firstView, ...view }, isShared);
  const names = (students: typeof finished) => students.map(({ newest }) => newest.attempt);
  return { finished: names(finished), unfinished: names(unfinished), tests: tests.length, attempts };
};

test("at first everybody is there, whoever finished last first, and each attempt is counted once", () => {
  expect(seen({})).toEqual({ finished: ["a2", "b1"], unfinished: ["c1"], tests: 1, attempts: 4 });
});

test("a class is looked at by itself, its tests and unfinished ones too", () => {
  expect(seen({ label: "9A" })).toEqual({ finished: ["b1"], unfinished: [], tests: 0, attempts: 1 });
});

test("whoever is not asked for is not counted", () => {
  expect(seen({ wanted: { name: "cy", progress: "all" } })).toMatchObject({ finished: [], attempts: 1 });
});

test("on one's own exercise each attempt stands for itself", () => {
  expect(seen({}, false)).toMatchObject({ finished: ["a2", "b1", "a1"], unfinished: ["c1"], attempts: 4 });
});

test("after a mark comes whoever has none, further down and then from the top, until everybody has one", () => {
  const teacher = { mark: "B", reason: "", note: "", markedAt: 1 };
  const next = (attempt: string, marked: readonly string[], order = "newest") => {
    const all = [...rows, resultRow({ attempt: "d1", student: "d", finishedAt: 10 })].map((row) =>
      marked.includes(row.attempt) ? { ...row, teacher } : row,
    );
    const finished = [...registerOf(all, firstView, true).finished];
    if (order === "oldest") finished.reverse();
    return nextUnmarked(finished, attempt)?.newest.attempt;
  };
  expect(next("a2", ["a2"])).toBe("b1");
  expect(next("a1", ["a2"])).toBe("b1");
  expect(next("a2", ["a2", "b1"])).toBe("d1");
  expect(next("d1", ["d1", "a2"])).toBe("b1");
  expect(next("a2", ["a2"], "oldest")).toBe("d1");
  expect(next("a2", ["a2", "b1", "d1"])).toBeUndefined();
  expect(next("gone", [])).toBe("a2");
});
