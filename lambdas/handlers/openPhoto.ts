import { type PhotoParts, photoOf } from "../exercise/photoOf.ts";
import type { Handler } from "../http/handler.ts";

/** A photo of an exercise that the caller may play. Throws 404. */
export const openPhoto =
  (dependencies: PhotoParts): Handler<"openPhoto"> =>
  ({ caller, params: { assignmentId, place } }) =>
    photoOf(dependencies, assignmentId, place, caller);
