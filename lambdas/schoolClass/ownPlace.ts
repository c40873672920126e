import { Refusal } from "../http/refusal.ts";
import { noSuchStudent, type Place, type SchoolClass, type SchoolClasses } from "../store/schoolClasses.ts";
import { placeIn } from "./claim.ts";

/** A place on the list of the caller's class, and that class. Throws 404 for a class or a student that is not theirs. */
export const ownPlace = async (
  classes: Pick<SchoolClasses, "owned">,
  classId: string,
  placeId: string,
  ownerId: string,
): Promise<{ schoolClass: SchoolClass; place: Place }> => {
  const schoolClass = await classes.owned(classId, ownerId);
  const place = placeIn(schoolClass, placeId);
  if (!place) throw noSuchStudent();
  return { schoolClass, place };
};

/** Told where a student took the place, or another tab changed it, at the same moment. */
export const changedMeanwhile = (): Refusal =>
  new Refusal(409, "changed_meanwhile", "This student's place has just changed. Try again.");
