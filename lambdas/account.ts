import { deleteAccount } from "./handlers/deleteAccount.ts";
import { exportAccount } from "./handlers/exportAccount.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { sharesTable } from "./store/shares.ts";
import { usersTable } from "./store/users.ts";

const users = usersTable();
const quotas = quotasTable({ exportsOfPerson: "EXPORTS_PER_PERSON_PER_DAY" });
const dependencies = {
  users,
  exercises: exercisesTable(),
  results: resultsTable(),
  lessons: lessonsTable(),
  photos: photosBucket(),
  classes: schoolClassesTable(),
  shares: sharesTable(),
};

export const handler = serve<"account">(
  {
    exportAccount: exportAccount({ ...dependencies, quotas }),
    deleteAccount: deleteAccount({
      ...dependencies,
      counters: quotas,
      userPool: async () => (await import("./store/userPool.ts")).userPool(),
    }),
  },
  users,
);
