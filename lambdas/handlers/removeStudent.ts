import type { Handler } from "../http/handler.ts";
import { eraseAttempt } from "../result/erase.ts";
import { ownPlace } from "../schoolClass/ownPlace.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Parts = {
  classes: Pick<SchoolClasses, "owned" | "remove">;
  results: Pick<Results, "listOfClass" | "erase">;
  lessons: Pick<Lessons, "eraseOnly">;
  quotas: Quotas;
};

/**
 * Takes a student off the list of the caller's class and erases all that they have done in it, conversations too. Looked for
 * once more when nobody can begin anything under this place any more. Throws 404, 429.
 */
export const removeStudent =
  (parts: Parts): Handler<"removeStudent"> =>
  async ({ caller: { uid }, params: { classId, placeId } }) => {
    await parts.quotas.spend("classChangesOfPerson", uid);
    await ownPlace(parts.classes, classId, placeId, uid);
    const before = await eraseAll(parts, classId, placeId);
    await parts.classes.remove(classId, uid, placeId);
    return { erased: before + (await eraseAll(parts, classId, placeId)) };
  };

const eraseAll = async (parts: Parts, classId: string, placeId: string): Promise<number> => {
  const attempts = await parts.results.listOfClass(classId, placeId);
  for (const attempt of attempts) await eraseAttempt(parts, attempt);
  return attempts.length;
};
