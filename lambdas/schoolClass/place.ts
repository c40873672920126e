import type { Caller } from "../../domain/access.ts";
import { NO_PLACE } from "../../domain/schoolClass/list.ts";
import { texts } from "../../domain/texts.ts";
import { Refusal } from "../http/refusal.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";
import { placeIn } from "./claim.ts";
import { holds } from "./holder.ts";

/** In which class, and as whom, a lesson is begun; without a label where the class has no list. */
export type ClassPlace = { classId: string; className: string; placeId: string; label?: string };

/**
 * The place that somebody who comes by a class's link takes. Throws 403 where they do not hold the place that they name, or they name
 * none though the class has a list, and 404 where the class is gone.
 */
export const placeInClass = async (
  classes: Pick<SchoolClasses, "read">,
  { classId, placeId }: { classId: string; placeId?: string | undefined },
  { uid }: Caller,
): Promise<ClassPlace> => {
  const schoolClass = await classes.read(classId);
  if (!schoolClass) throw new Refusal(404, "exercise_gone", texts.exerciseGone);
  const inClass = { classId, className: schoolClass.name };
  if (Object.keys(schoolClass.students).length === 0) return { ...inClass, placeId: NO_PLACE };
  const place = placeId === undefined ? undefined : placeIn(schoolClass, placeId);
  if (placeId === undefined || !place || !holds(schoolClass, place, uid))
    throw new Refusal(403, "not_your_place", "Choose yourself in the list first.", { field: "placeId" });
  return { ...inClass, placeId, label: place.label };
};
