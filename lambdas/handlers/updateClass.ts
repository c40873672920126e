import type { Handler } from "../http/handler.ts";
import { classSeen } from "../schoolClass/seen.ts";
import type { Quotas } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

/** Gives a class of the caller's another name or language; what it has achieved keeps the name it had then. Throws 404, 429. */
export const updateClass =
  ({ classes, quotas }: { classes: Pick<SchoolClasses, "change">; quotas: Quotas }): Handler<"updateClass"> =>
  async ({ caller: { uid }, params: { classId }, body }) => {
    await quotas.spend("classChangesOfPerson", uid);
    return classSeen(await classes.change(classId, uid, body));
  };
