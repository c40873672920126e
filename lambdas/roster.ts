import { LESSON_READS_PER_DAY } from "../domain/limits.ts";
import {
  WRONG_WORDS_PER_PERSON_PER_DAY,
  WRONG_WORDS_PER_PLACE_PER_DAY,
} from "../domain/schoolClass/limits.ts";
import { claimPlace } from "./handlers/claimPlace.ts";
import { readRoster } from "./handlers/readRoster.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { quotasTable } from "./store/quotas.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { usersTable } from "./store/users.ts";

const dependencies = {
  exercises: exercisesTable(),
  classes: schoolClassesTable(),
  quotas: quotasTable({
    // A lesson begins with it.
    lessonReadsOfPerson: LESSON_READS_PER_DAY,
    wrongWordsOfPerson: WRONG_WORDS_PER_PERSON_PER_DAY,
    wrongWordsOfPlace: WRONG_WORDS_PER_PLACE_PER_DAY,
  }),
};

export const handler = serve<"roster">(
  { readRoster: readRoster(dependencies), claimPlace: claimPlace(dependencies) },
  usersTable(),
);
