import type { Handler } from "../http/handler.ts";
import { noSuchAssignment } from "../schoolClass/assigned.ts";
import { claim } from "../schoolClass/claim.ts";
import { placeSeen } from "../schoolClass/seen.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Tries } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  exercises: Pick<Exercises, "find">;
  classes: Pick<SchoolClasses, "read" | "changePlace">;
  quotas: Tries;
};

/**
 * Takes a place on a class's list for the caller's device: see `claim`, and for what it throws. Throws 404 without an exercise
 * that is open to this class.
 */
export const claimPlace =
  (dependencies: Dependencies): Handler<"claimPlace"> =>
  async ({ caller, params: { assignmentId, classId, placeId }, body: { word } }) => {
    if (!(await dependencies.exercises.find(assignmentId, caller, { classId }))) throw noSuchAssignment();
    await dependencies.quotas.spend("lessonReadsOfPerson", caller.uid);
    return placeSeen(placeId, await claim(dependencies, { classId, placeId, uid: caller.uid, word }));
  };
