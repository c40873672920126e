import { giveHint } from "./handlers/giveHint.ts";
import { serve } from "./http/serve.ts";
import { markFor } from "./partner/mark.ts";
import { budgets } from "./spend/budget.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();

export const handler = serve<"hint">(
  {
    giveHint: giveHint({
      partnerFor: markFor(money),
      quotas: quotasTable({ turns: "TURNS_PER_DAY" }),
    }),
  },
  usersTable(),
  money.settle,
);
