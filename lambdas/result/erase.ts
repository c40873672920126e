import type { Exercise } from "../../domain/exercise.ts";
import type { RowKey } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Counters } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { Shares } from "../store/shares.ts";

type AttemptStores = { results: Pick<Results, "erase">; lessons: Pick<Lessons, "eraseOnly"> };

/** Erases an attempt with its conversation. The row goes last: it alone tells where the lesson is. */
export const eraseAttempt = async (
  { results, lessons }: AttemptStores,
  { assignment_id, attempt, uid }: RowKey,
): Promise<void> => {
  await lessons.eraseOnly({ uid, assignmentId: assignment_id, lessonId: attempt });
  await results.erase(assignment_id, attempt);
};

type ExerciseStores = {
  exercises: Pick<Exercises, "erase">;
  results: Pick<Results, "erase" | "keysOn">;
  lessons: Pick<Lessons, "erase" | "eraseOnly">;
  counters: Counters;
  shares: Pick<Shares, "remove">;
};

/**
 * Erases a withdrawn exercise with everything that anybody has done on it; its photos are the caller's business. The
 * exercise goes last, so that a deletion that broke off can be asked for again.
 */
export const eraseExercise = async (
  stores: ExerciseStores,
  { assignment_id, ownerId, colleagues = {} }: Pick<Exercise, "assignment_id" | "ownerId" | "colleagues">,
): Promise<void> => {
  for await (const attempts of stores.results.keysOn(assignment_id))
    await Promise.all(attempts.map((attempt) => eraseAttempt(stores, attempt)));
  // The owner's own lesson on a private exercise is registered nowhere.
  await stores.lessons.erase({ uid: ownerId, assignmentId: assignment_id });
  await stores.counters.forget("exercise", assignment_id);
  for (const colleagueId of Object.keys(colleagues)) await stores.shares.remove(colleagueId, assignment_id);
  await stores.exercises.erase(assignment_id);
};
