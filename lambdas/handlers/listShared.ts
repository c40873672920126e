import { sharedWith } from "../exercise/colleagues.ts";
import type { Handler } from "../http/handler.ts";
import { setQuestionCount } from "../lesson/agenda.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Shares } from "../store/shares.ts";

type Dependencies = { exercises: Pick<Exercises, "read">; shares: Pick<Shares, "listOf">; quotas: Quotas };

/** So many at a time as may wait for a connection. */
const AT_ONCE = 50;

/** The exercises that colleagues share with the caller, by title. Throws 429. */
export const listShared =
  ({ exercises, shares, quotas }: Dependencies): Handler<"listShared"> =>
  async ({ caller: { uid } }) => {
    await quotas.spend("listsOfPerson", uid);
    const codes = await shares.listOf(uid);
    const shown = [];
    while (codes.length > 0) {
      const read = await Promise.all(codes.splice(0, AT_ONCE).map((code) => exercises.read(code)));
      for (const exercise of read) {
        // The exercise alone says who may see it.
        const shared = exercise && sharedWith(exercise, uid);
        if (shared) shown.push({ ...exercise, questionCount: setQuestionCount(exercise), shared });
      }
    }
    return { exercises: shown.sort((one, other) => one.title.localeCompare(other.title)) };
  };
