import { speak } from "./calls/speak.ts";
import { serve } from "./http/serve.ts";
import { marksVoice } from "./speech/marksVoice.ts";
import { purse } from "./spend/purse.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = purse();

export const handler = serve<"voice">(
  {
    speak: speak({
      lessons: lessonsTable(),
      quotas: quotasTable({ turns: "TURNS_PER_DAY" }),
      voice: marksVoice(money),
    }),
  },
  usersTable(),
  money.settle,
);
