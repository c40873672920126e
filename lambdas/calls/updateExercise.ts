import { exerciseOf } from "../../domain/content.ts";
import { checkContent } from "../exercise/check.ts";
import { spoken } from "../exercise/spoken.ts";
import type { Handler } from "../http/handler.ts";
import type { Voice } from "../speech/voice.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";

type Parts = { exercises: Exercises; photos: Pick<Photos, "has">; quotas: Quotas; voice: Voice };

/**
 * Changes an exercise of the caller's own, closes its link, or opens it again. Its version counts up. Throws 400 with the
 * field that is missing or wrong, 404 for anybody else's, 429.
 */
export const updateExercise =
  ({ exercises, photos, quotas, voice }: Parts): Handler<"updateExercise"> =>
  async ({ caller: { uid }, params: { assignmentId }, body: { content, isClosed } }) => {
    await exercises.owned(assignmentId, uid);
    await checkContent(photos, uid, content);
    await quotas.spend("savesOfPerson", uid);
    await quotas.spend("savesOfSite", "all");
    const exercise = await exercises.change(assignmentId, uid, { ...exerciseOf(content), isClosed });
    await spoken(voice, exercise);
    return exercise;
  };
