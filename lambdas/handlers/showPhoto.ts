import { type PhotoParts, photoOf } from "../exercise/photoOf.ts";
import type { Handler } from "../http/handler.ts";

/** A photo of a shared exercise, for whoever has its link. Throws 404. */
export const showPhoto =
  (dependencies: PhotoParts): Handler<"showPhoto"> =>
  ({ caller, params: { assignmentId, place } }) =>
    photoOf(dependencies, assignmentId, place, caller);
