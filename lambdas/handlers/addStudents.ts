import { listFault } from "../../domain/schoolClass/list.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { placeSeen } from "../schoolClass/seen.ts";
import type { Quotas } from "../store/quotas.ts";
import { newPlaces, placesOf, type SchoolClasses } from "../store/schoolClasses.ts";

/** Adds students to the list of the caller's class. Throws 400 for one that is on it already, or too many, 404, 429. */
export const addStudents =
  ({
    classes,
    quotas,
  }: {
    classes: Pick<SchoolClasses, "owned" | "add">;
    quotas: Quotas;
  }): Handler<"addStudents"> =>
  async ({ caller: { uid }, params: { classId }, body: { students } }) => {
    await quotas.spend("classChangesOfPerson", uid);
    const listed = placesOf(await classes.owned(classId, uid));
    const fault = listFault(
      students,
      listed.map(({ label }) => label),
    );
    if (fault !== undefined) throw new Refusal(400, "bad_list", fault, { field: "students" });
    const added = newPlaces(students, (listed.at(-1)?.position ?? -1) + 1);
    await classes.add(classId, uid, added);
    return { students: Object.entries(added).map(([placeId, place]) => placeSeen(placeId, place)) };
  };
