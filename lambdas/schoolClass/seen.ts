import type { ClassSeen, StudentSeen } from "../../domain/schoolClass/shapes.ts";
import { type Place, placesOf, type SchoolClass } from "../store/schoolClasses.ts";

/** A class as its teacher sees it in a list. */
export const classSeen = ({ classId, name, language, createdAt, students }: SchoolClass): ClassSeen => ({
  ...{ classId, name, language, createdAt },
  studentCount: Object.keys(students).length,
});

/** The list of a class, in its order: names, and whether anybody has taken them. No word, and nobody's devices. */
export const listSeen = (schoolClass: Pick<SchoolClass, "students">): StudentSeen[] =>
  placesOf(schoolClass).map(({ placeId, label, word }) => ({ placeId, label, isTaken: word !== undefined }));

export const placeSeen = (placeId: string, { label }: Pick<Place, "label">) => ({ placeId, label });
