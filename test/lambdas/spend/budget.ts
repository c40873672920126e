import type { Budget, Budgets } from "../../../lambdas/spend/budget.ts";
import { Overspent } from "../../../lambdas/spend/budget.ts";

/** A budget that pays for everything until it is `emptied`, and keeps what it paid (micro-dollars); `budgets` has no other. */
export const fullPurse = () => {
  const paid: number[] = [];
  let isEmpty = false;
  const budget: Budget = {
    open: async () => {
      if (isEmpty) throw new Overspent();
    },
    pay: (microDollars) => void paid.push(microDollars),
  };
  const budgets: Budgets = { of: () => budget, settle: async () => undefined };
  return {
    budget,
    budgets,
    paid,
    empty: () => {
      isEmpty = true;
    },
  };
};
