import type { Exercise } from "../../domain/exercise.ts";
import { isPhotoOf } from "../photo/place.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";

type Dependencies = { exercises: Pick<Exercises, "listOf" | "read">; photos: Pick<Photos, "erase"> };

const pathsIn = ({ asset_url, context_1 }: Pick<Exercise, "asset_url" | "context_1">): string[] =>
  [asset_url, context_1].filter((path) => path !== "");

/** Erases the photos of an exercise that is being deleted, unless another one of its owner's, a duplicate, shows them too. */
export const erasePhotosOf = async (
  { exercises, photos }: Dependencies,
  exercise: Exercise,
): Promise<void> => {
  const { ownerId, assignment_id } = exercise;
  const own = pathsIn(exercise).filter((path) => isPhotoOf(ownerId, path));
  if (own.length === 0) return;
  const others = (await exercises.listOf(ownerId)).filter((other) => other.assignment_id !== assignment_id);
  for (const path of own) {
    const showing = others.filter((other) => pathsIn(other).includes(path));
    // The list may still hold one that is deleted by now.
    const standing = await Promise.all(showing.map((other) => exercises.read(other.assignment_id)));
    if (!standing.some((other) => other && pathsIn(other).includes(path))) await photos.erase(path);
  }
};
