import { NO_PLACE } from "../../domain/schoolClass/list.ts";
import type { Handler } from "../http/handler.ts";
import { noSuchResult } from "../result/find.ts";
import { ownPlace } from "../schoolClass/ownPlace.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned">;
  exercises: Pick<Exercises, "owned">;
  results: Pick<Results, "listOn" | "place">;
  quotas: Quotas;
};

/**
 * Makes what somebody did under a typed name a student's: all attempts of whoever made this one, on this exercise, that are
 * nobody's on a list yet. Class and exercise have to be the caller's. It gives no device the place. Throws 404, 429.
 */
export const mergeResults =
  ({ classes, exercises, results, quotas }: Dependencies): Handler<"mergeResults"> =>
  async ({ caller: { uid }, params: { classId, placeId }, body: { assignmentId, attempt } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    const { schoolClass, place } = await ownPlace(classes, classId, placeId, uid);
    await exercises.owned(assignmentId, uid);
    const rows = await results.listOn(assignmentId, Number.POSITIVE_INFINITY);
    const chosen = rows.find((row) => row.attempt === attempt && !row.isTest);
    if (!chosen) throw noSuchResult();
    const theirs = rows.filter(
      (row) => row.uid === chosen.uid && !row.isTest && (row.placeId ?? NO_PLACE) === NO_PLACE,
    );
    const placed = {
      schoolClassId: classId,
      placeId,
      studentId: place.label,
      class_id: schoolClass.name,
    };
    for (const row of theirs) await results.place(assignmentId, row.attempt, placed);
    return { merged: theirs.length };
  };
