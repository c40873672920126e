import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { attemptAt, noSuchResult, notFinished } from "../result/find.ts";
import { rowSeen, toOwner } from "../result/row.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Results } from "../store/results.ts";

type Dependencies = { exercises: Pick<Exercises, "held">; results: Pick<Results, "read" | "mark"> };

/**
 * Puts a teacher's own mark, with its reason, a request to do it again, and a note beside what the engine gave, which stays as it
 * is. All four empty take them back. Takes the right to edit. Throws 403 on a private exercise, 404 for anybody else's, 409 where the attempt is not finished.
 */
export const markResult =
  ({ exercises, results }: Dependencies): Handler<"markResult"> =>
  async ({ caller, params: { assignmentId, attempt }, body }) => {
    const exercise = await exercises.held(assignmentId, caller.uid, "edit");
    if (!exercise.isShared)
      throw new Refusal(403, "not_shared", "Only results on shared exercises can be marked.");
    if (!(await attemptAt(results, assignmentId, attempt))) throw noSuchResult();
    const isEmpty = Object.values(body).every((text) => text === "");
    const teacher = isEmpty ? undefined : { ...body, markedAt: Date.now() };
    const row = await results.mark(assignmentId, attempt, teacher);
    if (!row) throw notFinished();
    return rowSeen(toOwner(exercise), row);
  };
