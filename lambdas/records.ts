import { readExercise } from "./calls/readExercise.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";

export const handler = serve<"records">({ readExercise: readExercise({ exercises: exercisesTable() }) });
