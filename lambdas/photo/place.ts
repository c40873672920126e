import { createHash, randomUUID } from "node:crypto";
import type { MemberRole } from "../../domain/access.ts";
import {
  studentImageFolder,
  studentImagePath,
  TEACHER_IMAGE_FOLDER,
  teacherImagePath,
} from "../../domain/limits.ts";

/**
 * What a teacher's photos are known by in the folder that all teachers share, so that they can be told from others', and
 * all be found when their owner goes. A digest, because pupils see the path.
 */
const markOf = (uid: string): string =>
  createHash("sha256").update(`photos of ${uid}`).digest("hex").slice(0, 24);

/** A path for a new photo (spec section 9): in a student's own folder, or in the teachers'. */
export const newPhotoPath = (role: MemberRole, uid: string): string =>
  role === "student"
    ? studentImagePath(uid, randomUUID())
    : teacherImagePath(`${markOf(uid)}-${randomUUID()}`);

/** How every path of a member's photos begins. */
export const placesOf = (uid: string): string[] => [
  studentImageFolder(uid),
  `${TEACHER_IMAGE_FOLDER}${markOf(uid)}-`,
];

/** Is a photo at this path one that the member has uploaded? */
export const isPhotoOf = (uid: string, path: string): boolean =>
  placesOf(uid).some((place) => path.startsWith(place));
