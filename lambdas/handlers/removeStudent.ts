import type { Handler } from "../http/handler.ts";
import { eraseAttempt } from "../result/erase.ts";
import { ownPlace } from "../schoolClass/ownPlace.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
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
  (dependencies: Dependencies): Handler<"removeStudent"> =>
  async ({ caller: { uid }, params: { classId, placeId } }) => {
    await dependencies.quotas.spend("classChangesOfPerson", uid);
    await ownPlace(dependencies.classes, classId, placeId, uid);
    const before = await eraseAll(dependencies, classId, placeId);
    await dependencies.classes.remove(classId, uid, placeId);
    return { erased: before + (await eraseAll(dependencies, classId, placeId)) };
  };

const eraseAll = async (dependencies: Dependencies, classId: string, placeId: string): Promise<number> => {
  const attempts = await dependencies.results.listOfClass(classId, placeId);
  for (const attempt of attempts) await eraseAttempt(dependencies, attempt);
  return attempts.length;
};
