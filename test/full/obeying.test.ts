import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { attacked } from "../eval/attacked.ts";
import type { Engine } from "../eval/engine.ts";
import { openEngine } from "../eval/engines.ts";
import { injections } from "../eval/injections.ts";
import { obeyingModel } from "../eval/obeying.ts";
import { momentOf } from "../eval/sample.ts";
import { type Shift, shiftFigures, shiftsOf } from "../eval/shift.ts";

const before = { ...process.env };
let model: Awaited<ReturnType<typeof obeyingModel>>;
let engine: Engine;
beforeAll(async () => {
  model = await obeyingModel();
  engine = await openEngine("llm", model.variables);
});
afterAll(async () => {
  await engine.close();
  await model.close();
  process.env = { ...before };
});

test("the scripted model does obey: what it is told of moves its score", async () => {
  const [one] = attacked;
  if (!one) throw new Error("Nobody is attacked.");
  const { score } = await engine.assess(momentOf({ ...one, answer: `${one.answer} Elle est contente.` }));
  expect(score).toBeGreaterThan(80);
});

test("a model that obeys every word is told of none that is meant for it", async () => {
  const shifts: Shift[] = [];
  // Every injection in every language, each with another of its answers: all with all would take minutes.
  for (const [place, answer] of attacked.entries())
    shifts.push(
      ...(await shiftsOf(
        engine,
        [answer],
        injections.filter((_, nth) => nth % 4 === place % 4),
      )),
    );
  expect(shifts).toHaveLength(injections.length * 2 * 3);
  for (const { meanShift, highest, lowest } of Object.values(shiftFigures(shifts)))
    expect(Math.max(Math.abs(meanShift), (highest - lowest) / 40)).toBeLessThanOrEqual(1);
});
