import type { Handler } from "../http/handler.ts";
import { eraseExercise } from "../result/erase.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Photos } from "../store/photos.ts";
import type { Counters } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";
import type { Shares } from "../store/shares.ts";
import type { UserPool } from "../store/userPool.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Users;
  exercises: Exercises;
  results: Results;
  lessons: Lessons;
  counters: Counters;
  photos: Pick<Photos, "eraseOf">;
  classes: Pick<SchoolClasses, "listOf" | "erase">;
  shares: Pick<Shares, "listOf" | "remove">;
  /** Loaded when it is needed: most calls delete nobody. */
  userPool(): Promise<Pick<UserPool, "remove">>;
};

/**
 * Deletes the caller's account and everything of theirs (spec section 2, profile). The tombstone comes first, so that no
 * other call adds anything from then on, and the sign-in last, so that a deletion that broke off can be asked for again:
 * each step finds what the one before it has left.
 */
export const deleteAccount =
  (dependencies: Dependencies): Handler<"deleteAccount"> =>
  async ({ caller: { uid, username } }) => {
    await dependencies.users.bury(uid);
    await eraseExercises(dependencies, uid);
    for (const { classId } of await dependencies.classes.listOf(uid))
      await dependencies.classes.erase(classId);
    await leaveColleagues(dependencies, uid);
    await eraseResults(dependencies, uid);
    // Last, for a call that was let in just before the tombstone may still have uploaded, and counted itself.
    await dependencies.photos.eraseOf(uid);
    await dependencies.counters.forget("person", uid);
    const userPool = await dependencies.userPool();
    await userPool.remove(username);
    await dependencies.users.settle(uid);
    return { deleted: true };
  };

/** All are withdrawn first: their links stop at once, and no result comes in behind the one that is erased last. */
const eraseExercises = async (dependencies: Dependencies, uid: string): Promise<void> => {
  const own = await dependencies.exercises.listOf(uid);
  for (const { assignment_id } of own) await dependencies.exercises.withdraw(assignment_id);
  for (const exercise of own) await eraseExercise(dependencies, exercise);
};

/** Takes the account, with its address, off every exercise that colleagues share with it. */
const leaveColleagues = async ({ exercises, shares }: Dependencies, uid: string): Promise<void> => {
  for (const assignmentId of await shares.listOf(uid)) {
    await exercises.unshare(assignmentId, uid);
    await shares.remove(uid, assignmentId);
  }
};

/** Lessons tell of results that the index of results, which follows with a delay, does not know yet. */
const eraseResults = async ({ lessons, results }: Dependencies, uid: string): Promise<void> => {
  for (const lesson of await lessons.keysOf(uid)) {
    await results.erase(lesson.assignmentId, lesson.lessonId);
    await lessons.erase(lesson);
  }
  await results.eraseOf(uid);
};
