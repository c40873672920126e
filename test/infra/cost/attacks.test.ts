import { expect, test } from "@jest/globals";
import { attacksOn } from "../../../infra/cost/attacks.ts";
import { settingsFrom } from "../../../infra/settings.ts";

const dollarsOf = (context: Record<string, unknown>, attack: RegExp): number => {
  const found = attacksOn(settingsFrom(context)).filter((one) => attack.test(one.attack));
  expect(found).toHaveLength(1);
  return found[0]?.dollars ?? Number.NaN;
};

test("with the defaults strangers spend five dollars on the demos, and links of a class fifty", () => {
  expect(dollarsOf({}, /demos/)).toBe(5);
  expect(dollarsOf({}, /practise/)).toBe(12.5);
  expect(dollarsOf({}, /with its link/)).toBe(50);
  // 25 streams × 1,440 minutes × $0.024.
  expect(dollarsOf({}, /streams/)).toBeCloseTo(864);
  // Ten jobs × 240 minutes × $0.024.
  expect(dollarsOf({}, /batch/)).toBeCloseTo(57.6);
});

test("a school's own settings move what an attack costs", () => {
  const settings = { "viva:dailySpendLimit": 5, "viva:transcriptionJobsPerSitePerDay": 1 };
  expect(dollarsOf(settings, /demos/)).toBe(1);
  expect(dollarsOf(settings, /batch/)).toBeCloseTo(3 * 5.76);
  expect(dollarsOf({ "viva:speechToText": false }, /streams/)).toBe(0);
});

test("calls without a token cost less than those that want one, and the dearest attack comes first", () => {
  expect(dollarsOf({}, /no token/)).toBeLessThan(dollarsOf({}, /guests may call/));
  const sums = attacksOn(settingsFrom({})).map(({ dollars }) => dollars);
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));
});
