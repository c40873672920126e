import { clearUnfinished } from "./handlers/clearUnfinished.ts";
import { countFlags } from "./handlers/countFlags.ts";
import { countResults } from "./handlers/countResults.ts";
import { deleteExercise } from "./handlers/deleteExercise.ts";
import { deleteResult } from "./handlers/deleteResult.ts";
import { listAttempts } from "./handlers/listAttempts.ts";
import { listChanges } from "./handlers/listChanges.ts";
import { listFlags } from "./handlers/listFlags.ts";
import { listResults } from "./handlers/listResults.ts";
import { markResult } from "./handlers/markResult.ts";
import { readReplies } from "./handlers/readReplies.ts";
import { readResult } from "./handlers/readResult.ts";
import { reviewFlags } from "./handlers/reviewFlags.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { flagsTable } from "./store/flags.ts";
import { lessonsTable } from "./store/lessons.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { sharesTable } from "./store/shares.ts";
import { usersTable } from "./store/users.ts";

const quotas = quotasTable({ listsOfPerson: "LISTS_PER_PERSON_PER_DAY" });
const dependencies = {
  exercises: exercisesTable(),
  results: resultsTable(),
  flags: flagsTable(),
  lessons: lessonsTable(),
  photos: photosBucket(),
  counters: quotas,
  shares: sharesTable(),
  quotas,
};

export const handler = serve<"results">(
  {
    countResults: countResults(dependencies),
    listResults: listResults(dependencies),
    listChanges: listChanges(dependencies),
    readReplies: readReplies(dependencies),
    readResult: readResult(dependencies),
    markResult: markResult(dependencies),
    listFlags: listFlags(dependencies),
    countFlags: countFlags(dependencies),
    reviewFlags: reviewFlags(dependencies),
    deleteResult: deleteResult(dependencies),
    clearUnfinished: clearUnfinished(dependencies),
    deleteExercise: deleteExercise(dependencies),
    listAttempts: listAttempts(dependencies),
  },
  usersTable(),
);
