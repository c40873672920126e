import { ADDRESSES_NAMED_PER_PERSON_PER_DAY } from "../domain/sharing.ts";
import { handOverExercise } from "./handlers/handOverExercise.ts";
import { handOverWork } from "./handlers/handOverWork.ts";
import { shareExercise } from "./handlers/shareExercise.ts";
import { unshareExercise } from "./handlers/unshareExercise.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { flagsTable } from "./store/flags.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { sharesTable } from "./store/shares.ts";
import { userPool } from "./store/userPool.ts";
import { usersTable } from "./store/users.ts";

const dependencies = {
  users: usersTable(),
  userPool: userPool(),
  exercises: exercisesTable(),
  classes: schoolClassesTable(),
  photos: photosBucket(),
  shares: sharesTable(),
  flags: flagsTable(),
  quotas: quotasTable({ addressesOfPerson: ADDRESSES_NAMED_PER_PERSON_PER_DAY }),
};

export const handler = serve<"colleagues">(
  {
    shareExercise: shareExercise(dependencies),
    unshareExercise: unshareExercise(dependencies),
    handOverExercise: handOverExercise(dependencies),
    handOverWork: handOverWork(dependencies),
  },
  dependencies.users,
);
