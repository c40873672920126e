import { ADDRESSES_NAMED_PER_PERSON_PER_DAY } from "../domain/sharing.ts";
import { shareExercise } from "./calls/shareExercise.ts";
import { unshareExercise } from "./calls/unshareExercise.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { quotasTable } from "./store/quotas.ts";
import { sharesTable } from "./store/shares.ts";
import { userPool } from "./store/userPool.ts";
import { usersTable } from "./store/users.ts";

const parts = {
  users: usersTable(),
  userPool: userPool(),
  exercises: exercisesTable(),
  shares: sharesTable(),
  quotas: quotasTable({ addressesOfPerson: ADDRESSES_NAMED_PER_PERSON_PER_DAY }),
};

export const handler = serve<"colleagues">(
  { shareExercise: shareExercise(parts), unshareExercise: unshareExercise(parts) },
  parts.users,
);
