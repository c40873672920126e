import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned" | "erase">;
  exercises: Pick<Exercises, "listOf" | "unassign">;
  quotas: Quotas;
};

/**
 * Deletes a class of the caller's with its list. Its links stop first. Results stay with their exercises, under the names that
 * they have. The class goes last, so that a deletion that broke off can be asked for again. Throws 404, 429.
 */
export const deleteClass =
  ({ classes, exercises, quotas }: Dependencies): Handler<"deleteClass"> =>
  async ({ caller: { uid }, params: { classId } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    await classes.owned(classId, uid);
    for (const { assignment_id, assignments } of await exercises.listOf(uid))
      if (Object.hasOwn(assignments ?? {}, classId)) await exercises.unassign(assignment_id, uid, classId);
    await classes.erase(classId);
    return { deleted: true };
  };
