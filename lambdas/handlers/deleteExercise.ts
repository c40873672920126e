import { erasePhotosOf } from "../exercise/erasePhotos.ts";
import type { Handler } from "../http/handler.ts";
import { eraseExercise } from "../result/erase.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Photos } from "../store/photos.ts";
import type { Counters } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { Shares } from "../store/shares.ts";

type Dependencies = {
  exercises: Exercises;
  results: Pick<Results, "erase" | "keysOn">;
  lessons: Pick<Lessons, "erase" | "eraseOnly">;
  counters: Counters;
  photos: Pick<Photos, "erase">;
  shares: Pick<Shares, "remove">;
};

/**
 * Deletes an exercise of the caller's own with everything that anybody has done on it. It is withdrawn first: its link stops
 * at once, and no result comes in behind the one that is erased last. A deletion that broke off can be asked for again.
 * Throws 404 for anybody else's exercise, and once it is gone.
 */
export const deleteExercise =
  (dependencies: Dependencies): Handler<"deleteExercise"> =>
  async ({ caller, params: { assignmentId } }) => {
    const exercise = await dependencies.exercises.owned(assignmentId, caller.uid);
    await dependencies.exercises.withdraw(assignmentId);
    await erasePhotosOf(dependencies, exercise);
    await eraseExercise(dependencies, exercise);
    return { deleted: true };
  };
