import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { addressOf } from "../api/call.ts";

/** The places of an exercise's photos, as the API counts them; none for most activities. */
export const photoPlaces = ({ asset_url, context_1 }: PublicExercise): string[] =>
  [asset_url, context_1].flatMap((path, place) => (path === "" ? [] : [String(place)]));

/** Where whoever has an exercise's link finds its photos. */
export const sharedPhotos = (exercise: PublicExercise): string[] =>
  photoPlaces(exercise).map((place) =>
    addressOf("showPhoto", { assignmentId: exercise.assignment_id, place }),
  );
