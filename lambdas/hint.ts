import { giveHint } from "./calls/giveHint.ts";
import { serve } from "./http/serve.ts";
import { mark } from "./partner/mark.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

export const handler = serve<"hint">(
  {
    giveHint: giveHint({
      partner: mark(),
      quotas: quotasTable({
        turns: "TURNS_PER_DAY",
        callsOutsideLessons: "CALLS_OUTSIDE_LESSONS_PER_DAY",
      }),
    }),
  },
  usersTable(),
);
