import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";

/** Per cent of the month's money: spent already, and expected by its end. */
const SPENT_PERCENT = 80;
const EXPECTED_PERCENT = 100;

/**
 * A budget of so many dollars a month, which mails whoever looks after the site. It is AWS's own count of the whole account's
 * bill, hours late but with everything in it: a net below the limit of the day, which is Viva's own estimate.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { dollars, mail }: { dollars: number; mail: string }) {
    super(scope, id);
    const told = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
      notification: {
        ...{ notificationType, threshold, thresholdType: "PERCENTAGE", comparisonOperator: "GREATER_THAN" },
      },
      subscribers: [{ subscriptionType: "EMAIL", address: mail }],
    });
    const { region, stackName } = Stack.of(this);
    new CfnBudget(this, "Month", {
      budget: {
        // Budgets belong to the account, not to a region.
        budgetName: `${stackName}-${region}`,
        ...{ budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: dollars, unit: "USD" } },
      },
      notificationsWithSubscribers: [told("ACTUAL", SPENT_PERCENT), told("FORECASTED", EXPECTED_PERCENT)],
    });
  }
}
