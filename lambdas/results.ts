import { clearUnfinished } from "./calls/clearUnfinished.ts";
import { countResults } from "./calls/countResults.ts";
import { deleteExercise } from "./calls/deleteExercise.ts";
import { deleteResult } from "./calls/deleteResult.ts";
import { listAttempts } from "./calls/listAttempts.ts";
import { listResults } from "./calls/listResults.ts";
import { markResult } from "./calls/markResult.ts";
import { readResult } from "./calls/readResult.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { usersTable } from "./store/users.ts";

const quotas = quotasTable({ listsOfPerson: "LISTS_PER_PERSON_PER_DAY" });
const parts = {
  exercises: exercisesTable(),
  results: resultsTable(),
  lessons: lessonsTable(),
  photos: photosBucket(),
  counters: quotas,
  quotas,
};

export const handler = serve<"results">(
  {
    countResults: countResults(parts),
    listResults: listResults(parts),
    readResult: readResult(parts),
    markResult: markResult(parts),
    deleteResult: deleteResult(parts),
    clearUnfinished: clearUnfinished(parts),
    deleteExercise: deleteExercise(parts),
    listAttempts: listAttempts(parts),
  },
  usersTable(),
);
