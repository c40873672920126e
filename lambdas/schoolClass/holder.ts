import { createHash } from "node:crypto";
import type { Place, SchoolClass } from "../store/schoolClasses.ts";

/**
 * What stands for a person on the list of one class: a digest of who they are here, and of the class. It tells whether
 * somebody holds a place, and nothing else: not who they are, and not which places of other classes they hold. When a person's data
 * is erased, nothing is left that it could be told from.
 */
export const holderOf = (classId: string, uid: string): string =>
  createHash("sha256")
    .update(JSON.stringify([classId, uid]))
    .digest("hex")
    .slice(0, 32);

/** May this person act for the student in this place? */
export const holds = ({ classId }: Pick<SchoolClass, "classId">, place: Place, uid: string): boolean =>
  place.holders.includes(holderOf(classId, uid));
