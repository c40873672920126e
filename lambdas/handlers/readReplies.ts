import type { Handler } from "../http/handler.ts";
import { finishedSeen } from "../result/row.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Dependencies = {
  exercises: Pick<Exercises, "read">;
  results: Pick<Results, "finishedBy">;
  quotas: Quotas;
};

/**
 * What the teacher has answered to the caller's own attempts at an exercise, also where that is closed by now: the mark and
 * its reason where the student may see marks, a request to do it again in any case, the note never. Throws 429.
 */
export const readReplies =
  ({ exercises, results, quotas }: Dependencies): Handler<"readReplies"> =>
  async ({ caller, params: { assignmentId } }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const exercise = await exercises.read(assignmentId);
    if (!exercise) return { replies: [] };
    const own = await results.finishedBy(caller.uid);
    return {
      replies: own
        .filter(({ assignment_id }) => assignment_id === assignmentId)
        .flatMap((row) => {
          const {
            attempt,
            studentId,
            finishedAt,
            teacher,
            again = "",
          } = finishedSeen(exercise.settings, row);
          const { mark = "", reason = "" } = teacher ?? {};
          const isEmpty = mark === "" && reason === "" && again === "";
          return isEmpty ? [] : [{ attempt, studentId, finishedAt, mark, reason, again }];
        }),
    };
  };
