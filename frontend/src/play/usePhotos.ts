import { useEffect, useState } from "react";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { photoPlaces, sharedPhotos } from "../intro/photoPlaces.ts";
import type { Server } from "./server.ts";

const none: readonly string[] = [];

/**
 * Where this page finds the photos of an exercise. Members fetch them with their token, because it may be their own
 * private one; an `<img>` alone can't. What doesn't come is left out.
 */
export const usePhotos = (
  server: Server,
  exercise: PublicExercise | undefined,
  isMember: boolean,
): readonly string[] => {
  const [addresses, setAddresses] = useState(none);
  useEffect(() => {
    if (!exercise || !isMember) return;
    const params = { assignmentId: exercise.assignment_id };
    Promise.all(
      photoPlaces(exercise).map((place) =>
        server.call("openPhoto", { params: { ...params, place }, body: undefined }),
      ),
    ).then(
      (blobs) => setAddresses(blobs.map((blob) => URL.createObjectURL(blob))),
      () => undefined,
    );
  }, [server, exercise, isMember]);
  // At once, as the page was before this code came: or all that is under it would jump.
  return exercise && !isMember ? sharedPhotos(exercise) : addresses;
};
