import { expect, test } from "@jest/globals";
import { standingIn } from "../../../infra/cost/idle.ts";
import type { Template } from "../../../infra/deployable/template.ts";

/** What the stack costs while nobody comes, with a school's data of a year in it. */
export const idle = (template: Template): void => {
  test("is less than a dollar a month, also where the account has used up its free alarms", () => {
    const sum = standingIn(template.Resources).reduce((total, { dollars }) => total + dollars, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(1);
  });
};
