import { RESULTS_PER_PAGE } from "../../domain/limits.ts";
import type { Handler } from "../http/handler.ts";
import { rowSeen, toOwner } from "../result/row.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Results } from "../store/results.ts";

type Dependencies = { exercises: Pick<Exercises, "held">; results: Pick<Results, "changedOn"> };

/**
 * What was finished since a time at an exercise of the caller's own, or of a colleague's who shared it with them, and what is not
 * finished. A page of results asks this again and again, so it is counted against no daily limit, which would cost more than the
 * answer. Throws 404 for anybody else's.
 */
export const listChanges =
  ({ exercises, results }: Dependencies): Handler<"listChanges"> =>
  async ({ caller, params: { assignmentId }, query }) => {
    const exercise = await exercises.held(assignmentId, caller.uid, "see");
    const times = { from: Number(query?.from), since: Number(query?.since) };
    const rows = await results.changedOn(assignmentId, times, RESULTS_PER_PAGE);
    return { results: rows.map((row) => rowSeen(toOwner(exercise), row)) };
  };
