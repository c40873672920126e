import { gapIn } from "../../domain/content.ts";
import type { Exercise } from "../../domain/exercise.ts";
import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import { Refusal } from "../http/refusal.ts";
import { isPhotoOf } from "../photo/place.ts";
import { unsuitableIn } from "../safeguarding/authored.ts";
import type { Photos } from "../store/photos.ts";

/**
 * Throws 400, with the field, where an activity lacks what it needs, where a text is not suitable for students, or where a
 * photo is not there, or neither one that this member has uploaded nor one that `before`, the exercise that is being changed,
 * shows; the sentence is always the same, so that paths can't be probed.
 */
export const checkContent = async (
  photos: Pick<Photos, "has">,
  uid: string,
  content: ExerciseContent,
  before?: Pick<Exercise, "asset_url" | "context_1">,
): Promise<void> => {
  const shown: readonly string[] = before ? [before.asset_url, before.context_1] : [];
  const gap = gapIn(content);
  if (gap) throw new Refusal(400, "incomplete", gap.message, { field: `content.${gap.field}` });
  const unsuitable = unsuitableIn(content);
  if (unsuitable)
    throw new Refusal(400, "unsuitable", unsuitable.message, { field: `content.${unsuitable.field}` });
  for (const field of ["asset_url", "context_1"] as const) {
    const path = content[field];
    if (path !== "" && !((isPhotoOf(uid, path) || shown.includes(path)) && (await photos.has(path))))
      throw new Refusal(400, "no_such_photo", "Choose the photo again.", { field: `content.${field}` });
  }
};
