import { buildExercise } from "./calls/buildExercise.ts";
import { serve } from "./http/serve.ts";
import { mark } from "./partner/mark.ts";
import { purse } from "./spend/purse.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = purse();

export const handler = serve<"builder">(
  {
    buildExercise: buildExercise({
      partner: mark(money),
      quotas: quotasTable({
        buildsOfPerson: "BUILDS_PER_PERSON_PER_DAY",
        buildsOfSite: "BUILDS_PER_SITE_PER_DAY",
      }),
      photos: photosBucket(),
      chance: Math.random,
    }),
  },
  usersTable(),
  money.settle,
);
