import type { Handler } from "../http/handler.ts";
import { versionOf } from "../schoolClass/version.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = { classes: Pick<SchoolClasses, "owned">; results: Pick<Results, "listOfClass"> };

/**
 * Whether a class of the caller's is still as its page shows it. Asked again and again by that page, and counted against no daily
 * limit. Throws 404.
 */
export const readClassVersion =
  ({ classes, results }: Dependencies): Handler<"readClassVersion"> =>
  async ({ caller: { uid }, params: { classId } }) => {
    const schoolClass = await classes.owned(classId, uid);
    return { version: versionOf(schoolClass, await results.listOfClass(classId)) };
  };
