import type { Handler } from "../http/handler.ts";
import type { Finished } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

/** The exercises that the caller has finished, the latest first. Those that are gone, or not open to them now, are left out. */
export const listPlayed =
  ({
    exercises,
    results,
    quotas,
  }: {
    exercises: Exercises;
    results: Results;
    quotas: Quotas;
  }): Handler<"listPlayed"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const finished = await results.finishedBy(caller.uid);
    const codes = [...new Set(finished.map(({ assignment_id }) => assignment_id))];
    const played = await Promise.all(
      codes.map(async (code) => {
        const attempts = finished.filter(({ assignment_id }) => assignment_id === code);
        const { schoolClassId } = attempts[0] ?? {};
        const assigned =
          schoolClassId === undefined
            ? undefined
            : await exercises.find(code, caller, { classId: schoolClassId });
        const exercise = assigned ?? (await exercises.find(code, caller, {}));
        if (!exercise) return [];
        return [{ ...exercise, ...countOf(attempts), ...(assigned && { schoolClassId }) }];
      }),
    );
    return { played: played.flat().sort((one, other) => other.lastAt - one.lastAt) };
  };

const countOf = (attempts: readonly Finished[]) => ({
  times: attempts.length,
  lastAt: Math.max(...attempts.map(({ finishedAt }) => finishedAt)),
});
