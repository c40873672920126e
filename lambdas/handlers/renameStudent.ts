import { listFault } from "../../domain/schoolClass/list.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { changedMeanwhile, ownPlace } from "../schoolClass/ownPlace.ts";
import { placeSeen } from "../schoolClass/seen.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import { placesOf, type SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned" | "changePlace">;
  results: Pick<Results, "listOfClass" | "place">;
  quotas: Quotas;
};

/**
 * Puts another label on a student of the caller's class, and on what that student has achieved, so that an old one stays nowhere.
 * Throws 400 for a label that somebody else has, 404, 409 where the place changed at the same moment, 429.
 */
export const renameStudent =
  ({ classes, results, quotas }: Dependencies): Handler<"renameStudent"> =>
  async ({ caller: { uid }, params: { classId, placeId }, body: { label } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    const { schoolClass, place } = await ownPlace(classes, classId, placeId, uid);
    const others = placesOf(schoolClass).filter((one) => one.placeId !== placeId);
    const fault = listFault(
      [label],
      others.map((one) => one.label),
    );
    if (fault !== undefined) throw new Refusal(400, "bad_list", fault, { field: "label" });
    const { word, holders } = place;
    if (!(await classes.changePlace(classId, placeId, place, { label, holders, ...(word && { word }) })))
      throw changedMeanwhile();
    const placed = { schoolClassId: classId, placeId, studentId: label, class_id: schoolClass.name };
    for (const { assignment_id, attempt } of await results.listOfClass(classId, placeId))
      await results.place(assignment_id, attempt, placed);
    return placeSeen(placeId, { label });
  };
