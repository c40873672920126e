import { speak } from "./handlers/speak.ts";
import { serve } from "./http/serve.ts";
import { marksVoice } from "./speech/marksVoice.ts";
import { budgets } from "./spend/budget.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();

export const handler = serve<"voice">(
  {
    speak: speak({
      lessons: lessonsTable(),
      quotas: quotasTable({ turns: "TURNS_PER_DAY" }),
      voiceFor: marksVoice(money),
    }),
  },
  usersTable(),
  money.settle,
);
