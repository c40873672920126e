import type { Purse } from "../../../lambdas/spend/purse.ts";
import { Overspent } from "../../../lambdas/spend/purse.ts";

/** A purse that pays for everything until it is `emptied`, and keeps what it paid (micro-dollars). */
export const fullPurse = () => {
  const paid: number[] = [];
  let isEmpty = false;
  const purse: Purse = {
    open: async () => {
      if (isEmpty) throw new Overspent();
    },
    pay: (microDollars) => void paid.push(microDollars),
    settle: async () => undefined,
  };
  return {
    purse,
    paid,
    empty: () => {
      isEmpty = true;
    },
  };
};
