import type { Handler } from "../http/handler.ts";
import { classSeen } from "../schoolClass/seen.ts";
import type { Quotas } from "../store/quotas.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

/** The caller's own classes, by name. Throws 429. */
export const listClasses =
  ({ classes, quotas }: { classes: Pick<SchoolClasses, "listOf">; quotas: Quotas }): Handler<"listClasses"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const own = (await classes.listOf(caller.uid)).map(classSeen);
    own.sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
    return { classes: own };
  };
