import { expect, test } from "@jest/globals";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { listed } from "./plain.ts";

/** A stack whose settings say who looks after it, with `viva:monthlyBudget` at 250. */
export const budget = (template: Template, mail: string): void => {
  test("whoever looks after the site is mailed before the month's money is spent", () => {
    const [[, found] = [], ...others] = ofType(template, "AWS::Budgets::Budget");
    expect(others).toEqual([]);
    expect(found?.Properties).toMatchObject({
      Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 250, Unit: "USD" } },
    });
    const told = listed(at(found?.Properties, "NotificationsWithSubscribers"));
    expect(
      told.map((one) => [at(one, "Notification", "NotificationType"), at(one, "Notification", "Threshold")]),
    ).toEqual([
      ["ACTUAL", 80],
      ["FORECASTED", 100],
    ]);
    for (const one of told)
      expect(at(one, "Subscribers")).toEqual([{ SubscriptionType: "EMAIL", Address: mail }]);
  });
};

/** A stack that nobody is told of. */
export const noBudget = (template: Template): void => {
  test("without anybody to tell there is no budget", () => {
    expect(ofType(template, "AWS::Budgets::Budget")).toEqual([]);
  });
};
