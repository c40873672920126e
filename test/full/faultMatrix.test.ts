import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "@jest/globals";
import { closeWorlds, play } from "../faults/matrix.ts";
import { nameOf, rows } from "../faults/rows.ts";

const outcomes: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL("../../docs/faultOutcomes.json", import.meta.url), "utf8"),
);
const named = rows.map((row) => [nameOf(row), row] as const);

test("docs/faults.md has every row, and no other (npm run faults writes them)", () => {
  expect(Object.keys(outcomes)).toEqual(named.map(([name]) => name));
});

afterAll(closeWorlds);

// Two at a time: much of a row is waiting.
test.concurrent.each(named)(
  "%s: the lesson comes to its grade, and no answer is lost or doubled",
  async (name, row) => {
    const outcome = await play(row);
    expect(outcome).toEqual(outcomes[name]);
    expect(outcome).toMatchObject({ given: 5, kept: 5, results: 1 });
  },
  240_000,
);
