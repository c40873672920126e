import { type Caller, rightOf } from "../../domain/access.ts";
import type { FlaggedAttempt } from "../../domain/flagShapes.ts";
import type { Exercises } from "../store/exercises.ts";
import type { FlagBox, Flags } from "../store/flags.ts";

type Dependencies = { exercises: Pick<Exercises, "read">; flags: Pick<Flags, "listIn"> };

/**
 * What is in a box of the caller's flags, the newest first. Only exercises that are the caller's now: each is read once, and one
 * that is gone, or another's by now, is left out with its flags.
 */
export const flaggedIn = async (
  { exercises, flags }: Dependencies,
  box: FlagBox,
  caller: Caller,
): Promise<FlaggedAttempt[]> => {
  const rows = await flags.listIn(box, caller.uid);
  const codes = [...new Set(rows.map(({ assignment_id }) => assignment_id))];
  const read = await Promise.all(codes.map((code) => exercises.read(code)));
  const own = new Map(
    read.flatMap((exercise) =>
      exercise && rightOf(exercise, caller) === "own" ? [[exercise.assignment_id, exercise] as const] : [],
    ),
  );
  return rows.flatMap(({ flagged = [], finishedAt, ...row }) => {
    const exercise = own.get(row.assignment_id);
    if (!exercise) return [];
    const { title, activity } = exercise;
    const isFinished = finishedAt !== undefined;
    return [{ ...row, title, activity, answers: flagged, isFinished, isOpen: box === "open" }];
  });
};
