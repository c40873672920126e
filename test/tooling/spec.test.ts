import { expect, test } from "@jest/globals";
import { clauses } from "../spec/clauses.ts";
import { gaps } from "../spec/coverage.ts";
import { marks, shown } from "../spec/shown.ts";

test("every clause of docs/spec.md is shown by a test, and every text that it quotes was come upon by somebody", () => {
  expect(gaps()).toEqual([]);
});

test("every mark stands above a test, and names clauses that there are", () => {
  const known = clauses().map(({ id }) => id);
  const marked = shown();
  expect(marked).toHaveLength(marks());
  expect(marked.flatMap(({ ids }) => ids).filter((id) => !known.includes(id))).toEqual([]);
});
