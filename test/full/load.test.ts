import { expect, test } from "@jest/globals";
import { load } from "../bench/load/load.ts";

test("twenty-four lessons at once, an answer every six seconds: none is refused, lost or doubled (npm run bench:load has 300)", async () => {
  const { sent, errors, lost, storeCalls } = await load(24, { turns: 3, everyMs: 6000 });
  expect(errors).toEqual([]);
  expect(lost).toEqual([]);
  expect(sent).toHaveLength(72);
  // A claim, two counters, what Mark says, the turn itself, and its exercise: more would be a query in a loop.
  expect(storeCalls).toBeLessThan(12);
}, 240_000);
