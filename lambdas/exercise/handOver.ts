import type { Exercise } from "../../domain/exercise.ts";
import { Refusal } from "../http/refusal.ts";
import type { Colleague } from "../identity/colleague.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";
import type { Photos } from "../store/photos.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";
import type { Shares } from "../store/shares.ts";
import { adoptPhotos } from "./adoptPhotos.ts";

export type HandingOver = {
  exercises: Pick<Exercises, "listOf" | "handOver">;
  classes: Pick<SchoolClasses, "listOf" | "handOver">;
  photos: Pick<Photos, "read" | "write">;
  shares: Pick<Shares, "remove">;
  flags: Pick<Flags, "handOver">;
};

/**
 * Makes an exercise a colleague's, with its link, its results and their flags, and the colleagues that it is shared with. Its photos are copied,
 * for the old ones go with the account that uploaded them.
 */
export const handOverExercise = async (
  { exercises, photos, shares, flags }: Omit<HandingOver, "classes">,
  exercise: Exercise,
  { uid, address }: Colleague,
): Promise<void> => {
  const { asset_url, context_1 } = await adoptPhotos(photos, uid, exercise);
  // Before the exercise itself, so that asking again moves what a hand-over that broke off has left.
  await flags.handOver(exercise.assignment_id, exercise.ownerId, uid);
  await exercises.handOver(exercise, { uid, calledTo: address, asset_url, context_1 });
  await shares.remove(uid, exercise.assignment_id);
};

/**
 * Makes all of a teacher's exercises and classes a colleague's; gives how many there were. Each goes in one write, so one that
 * breaks off can be asked for again: what is left goes then. An exercise that is gone meanwhile is passed over.
 */
export const handOverAll = async (
  stores: HandingOver,
  from: string,
  to: Colleague,
): Promise<{ exercises: number; classes: number }> => {
  const handed = { exercises: 0, classes: 0 };
  for (const exercise of await stores.exercises.listOf(from))
    if (exercise.isShared && (await unlessGone(handOverExercise(stores, exercise, to))))
      handed.exercises += 1;
  // After their exercises: a class's page shows those of its teacher's.
  for (const { classId } of await stores.classes.listOf(from))
    if (await unlessGone(stores.classes.handOver(classId, from, to.uid))) handed.classes += 1;
  return handed;
};

/** The lists may still hold what is deleted, or handed over, by now. */
const unlessGone = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
};
