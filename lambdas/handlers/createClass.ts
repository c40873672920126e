import { CLASSES_MAX } from "../../domain/schoolClass/limits.ts";
import { roleOf } from "../exercise/role.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import { classSeen } from "../schoolClass/seen.ts";
import type { Quotas } from "../store/quotas.ts";
import { newPlaces, type SchoolClasses } from "../store/schoolClasses.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Pick<Users, "read" | "isDeleted">;
  classes: Pick<SchoolClasses, "listOf" | "create" | "erase">;
  quotas: Quotas;
};

/**
 * Makes a class of a teacher's, with its list. The same key again gives the same class. Throws 403 for who is no teacher, 409
 * where they have too many, 429.
 */
export const createClass =
  ({ users, classes, quotas }: Dependencies): Handler<"createClass"> =>
  async ({ caller: { uid }, body: { key, name, language, students } }) => {
    if ((await roleOf(users, uid)) !== "teacher")
      throw new Refusal(403, "teachers_only", "Only teachers have classes.");
    await quotas.spend("classChangesOfPerson", uid);
    if ((await classes.listOf(uid)).length >= CLASSES_MAX)
      throw new Refusal(409, "too_many_classes", `You have ${CLASSES_MAX} classes. Delete one first.`);
    const made = { ownerId: uid, name, language, createdAt: Date.now(), students: newPlaces(students) };
    const schoolClass = await classes.create(made, key);
    // The account may have been deleted meanwhile: then nothing is left behind.
    if (await users.isDeleted(uid)) {
      await classes.erase(schoolClass.classId);
      throw accountDeleted();
    }
    return classSeen(schoolClass);
  };
