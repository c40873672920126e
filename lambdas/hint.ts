import { giveHint } from "./calls/giveHint.ts";
import { serve } from "./http/serve.ts";
import { mark } from "./partner/mark.ts";
import { purse } from "./spend/purse.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = purse();

export const handler = serve<"hint">(
  {
    giveHint: giveHint({
      partner: mark(money),
      quotas: quotasTable({
        turns: "TURNS_PER_DAY",
        callsOutsideLessons: "CALLS_OUTSIDE_LESSONS_PER_DAY",
      }),
    }),
  },
  usersTable(),
  money.settle,
);
