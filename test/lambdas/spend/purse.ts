import type { Purse, Purses } from "../../../lambdas/spend/purse.ts";
import { Overspent } from "../../../lambdas/spend/purse.ts";

/** A purse that pays for everything until it is `emptied`, and keeps what it paid (micro-dollars); `purses` has no other. */
export const fullPurse = () => {
  const paid: number[] = [];
  let isEmpty = false;
  const purse: Purse = {
    open: async () => {
      if (isEmpty) throw new Overspent();
    },
    pay: (microDollars) => void paid.push(microDollars),
  };
  const purses: Purses = { of: () => purse, settle: async () => undefined };
  return {
    purse,
    purses,
    paid,
    empty: () => {
      isEmpty = true;
    },
  };
};
