import { expect, test } from "@jest/globals";
import { tokenPrices } from "../../domain/prices.ts";
import { familyOf } from "../../lambdas/partner/bedrock/families.ts";
import { tokensOf } from "./countingModel.ts";
import { byTask, rememberedBy, sumOf } from "./figures.ts";
import { callsOf, otherCalls } from "./lesson.ts";
import { costOf } from "./prices.ts";

const NOVA = "eu.amazon.nova-2-lite-v1:0";

test("a lesson of twelve answers keeps within its tokens", async () => {
  const calls = await callsOf("conversation");
  const { in: told, out } = sumOf(calls);
  expect(byTask(calls).get("reply")?.calls).toBe(12);
  expect(byTask(calls).get("assessment")?.calls).toBe(12);
  expect(told).toBeGreaterThan(10_000);
  expect(told).toBeLessThanOrEqual(35_000);
  expect(out).toBeGreaterThan(1000);
  expect(out).toBeLessThanOrEqual(4100);
});

test("so does one about a photo, but for what is read from the cache", async () => {
  const calls = await callsOf("photo role play");
  const remembered = rememberedBy(NOVA, calls);
  expect(remembered).toBeGreaterThan(0);
  expect(sumOf(calls).in - remembered).toBeLessThanOrEqual(35_000);
});

test("only what comes again, and is long enough for the family, is remembered", () => {
  const call = { task: "reply", in: 1500, stable: 1000, out: 10 };
  expect(rememberedBy(NOVA, [call, { ...call, task: "grade" }])).toBe(0);
  expect(rememberedBy(NOVA, [call, call, call])).toBe(2000);
  expect(rememberedBy(NOVA, [call, { ...call, stable: 999 }])).toBe(0);
  expect(rememberedBy("some.model-v1", [call, call])).toBe(0);
});

test("every prompt outside lessons is counted as well", async () => {
  expect([...byTask(await otherCalls()).keys()]).toEqual([
    "hint",
    "build",
    "questions typed by their author",
  ]);
});

test("tokens and prices add up", () => {
  expect(tokensOf("1234567")).toBe(2);
  expect(costOf(NOVA, { in: 1_000_000, out: 1_000_000 })).toBeCloseTo(0.33 + 2.75);
  for (const model of Object.keys(tokenPrices)) expect(familyOf(model).toolChoice).toBe("tool");
});
