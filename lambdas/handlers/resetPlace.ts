import type { Handler } from "../http/handler.ts";
import { changedMeanwhile, ownPlace } from "../schoolClass/ownPlace.ts";
import type { Quotas } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

/**
 * Frees a student's place: the word is forgotten, and every device is let go, so that the student chooses themselves, and a new
 * word, anew. Results stay. Throws 404, 409 where the place changed at the same moment, 429.
 */
export const resetPlace =
  ({
    classes,
    quotas,
  }: {
    classes: Pick<SchoolClasses, "owned" | "changePlace">;
    quotas: Quotas;
  }): Handler<"resetPlace"> =>
  async ({ caller: { uid }, params: { classId, placeId } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    const { place } = await ownPlace(classes, classId, placeId, uid);
    if (!(await classes.changePlace(classId, placeId, place, { label: place.label, holders: [] })))
      throw changedMeanwhile();
    return { reset: true };
  };
