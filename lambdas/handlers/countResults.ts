import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

/** Exercises whose results are counted at once. */
const AT_ONCE = 25;

type Dependencies = {
  exercises: Pick<Exercises, "listOf">;
  results: Pick<Results, "countOn">;
  quotas: Quotas;
};

/** How many finished attempts each of the caller's own exercises has: one query an exercise, of an index. Throws 429. */
export const countResults =
  ({ exercises, results, quotas }: Dependencies): Handler<"countResults"> =>
  async ({ caller: { uid } }) => {
    await quotas.spend("listsOfPerson", uid);
    const own = await exercises.listOf(uid);
    const counts: [string, number][] = [];
    for (let from = 0; from < own.length; from += AT_ONCE)
      counts.push(
        ...(await Promise.all(
          own
            .slice(from, from + AT_ONCE)
            .map(
              async ({ assignment_id }): Promise<[string, number]> => [
                assignment_id,
                await results.countOn(assignment_id),
              ],
            ),
        )),
      );
    return { finished: Object.fromEntries(counts) };
  };
