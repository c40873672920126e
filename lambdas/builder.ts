import { buildExercise } from "./handlers/buildExercise.ts";
import { serve } from "./http/serve.ts";
import { markFor } from "./partner/mark.ts";
import { budgets } from "./spend/budget.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();

const users = usersTable();

export const handler = serve<"builder">(
  {
    buildExercise: buildExercise({
      users,
      partnerFor: markFor(money),
      quotas: quotasTable({
        buildsOfPerson: "BUILDS_PER_PERSON_PER_DAY",
        buildsOfSite: "BUILDS_PER_SITE_PER_DAY",
      }),
      photos: photosBucket(),
      chance: Math.random,
    }),
  },
  users,
  money.settle,
);
