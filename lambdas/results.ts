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
const parts = {
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
    countResults: countResults(parts),
    listResults: listResults(parts),
    listChanges: listChanges(parts),
    readReplies: readReplies(parts),
    readResult: readResult(parts),
    markResult: markResult(parts),
    listFlags: listFlags(parts),
    countFlags: countFlags(parts),
    reviewFlags: reviewFlags(parts),
    deleteResult: deleteResult(parts),
    clearUnfinished: clearUnfinished(parts),
    deleteExercise: deleteExercise(parts),
    listAttempts: listAttempts(parts),
  },
  usersTable(),
);
