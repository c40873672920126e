import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { call } from "../api/call.ts";
import { photoPlaces } from "../intro/photoPlaces.ts";
import type { Server } from "../play/server.ts";
import { fetchPersistently } from "./fetchWithRetries.ts";

/**
 * Addresses at which this page finds all photos of an exercise. A member's are fetched with their token. Rejects once nothing
 * more is tried; `waiting` is told before each pause.
 */
export const fetchPhotos = async (
  exercise: PublicExercise,
  server: Server | undefined,
  signal: AbortSignal,
  waiting: () => void,
): Promise<string[]> => {
  const { assignment_id: assignmentId } = exercise;
  const ask = (place: string) => {
    const request = { params: { assignmentId, place }, body: undefined };
    return server ? server.call("openPhoto", request) : call("showPhoto", request);
  };
  const blobs = await fetchPersistently(() => Promise.all(photoPlaces(exercise).map(ask)), signal, waiting);
  return blobs.map((blob) => URL.createObjectURL(blob));
};
