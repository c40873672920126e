import { RESULTS_PER_PAGE } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import { cursorOf, placeOf } from "../result/cursor.ts";
import { rowSeen, toOwner } from "../result/row.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Dependencies = { exercises: Pick<Exercises, "held">; results: Pick<Results, "listOn">; quotas: Quotas };

/**
 * A page of the attempts at an exercise of the caller's own, or of a colleague's who shared it with them, the newest first (spec section 2,
 * manage page). Throws 400 for
 * an `after` that no page has given, 404 for anybody else's exercise, 429.
 */
export const listResults =
  ({ exercises, results, quotas }: Dependencies): Handler<"listResults"> =>
  async ({ caller, params: { assignmentId }, query }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const exercise = await exercises.held(assignmentId, caller.uid, "see");
    const after = query?.after === undefined ? undefined : placeOf(assignmentId, query.after);
    // One more than is shown tells whether anything follows.
    const rows = await results.listOn(assignmentId, RESULTS_PER_PAGE + 1, after);
    const shown = rows.slice(0, RESULTS_PER_PAGE);
    const last = rows.length > RESULTS_PER_PAGE ? shown.at(-1) : undefined;
    return {
      results: shown.map((row) => rowSeen(toOwner(exercise), row)),
      ...(last && { next: cursorOf(assignmentId, last) }),
    };
  };
