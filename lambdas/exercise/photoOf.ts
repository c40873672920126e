import type { Caller } from "../../domain/access.ts";
import { photoAt } from "../../domain/content.ts";
import { Refusal } from "../http/refusal.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";

export type PhotoParts = { exercises: Exercises; photos: Pick<Photos, "read"> };

/** One photo of an exercise that this caller may play; `place` is "0" or "1". Throws 404 where there is none. */
export const photoOf = async (
  { exercises, photos }: PhotoParts,
  assignmentId: string,
  place: string,
  caller: Caller | undefined,
): Promise<Uint8Array> => {
  const path = photoAt(await exercises.playable(assignmentId, caller), place);
  const photo = path === undefined ? undefined : await photos.read(path);
  if (!photo) throw new Refusal(404, "no_such_photo", "There is no such photo.");
  return photo;
};
