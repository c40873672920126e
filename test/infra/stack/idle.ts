import { expect, test } from "@jest/globals";
import { standingIn } from "../../../infra/cost/idle.ts";
import type { Template } from "../../../infra/deployable/template.ts";

/** What the stack costs while nobody comes, with a school's data of a year in it. */
export const idle = (template: Template): void => {
  test("is some cents a month, and $1.10 more where the account has used up its ten free alarms", () => {
    const standing = standingIn(template.Resources);
    const sumOf = (some: typeof standing) => some.reduce((total, { dollars }) => total + dollars, 0);
    const alarms = standing.filter(({ type }) => type === "AWS::CloudWatch::Alarm");
    expect(sumOf(standing) - sumOf(alarms)).toBeGreaterThan(0);
    expect(sumOf(standing) - sumOf(alarms)).toBeLessThan(0.1);
    expect(sumOf(alarms)).toBeCloseTo(1.1);
  });
};
