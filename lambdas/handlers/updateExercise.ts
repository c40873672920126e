import { exerciseOf } from "../../domain/content.ts";
import { adoptPhotos } from "../exercise/adoptPhotos.ts";
import { annotated } from "../exercise/annotated.ts";
import { checkContent } from "../exercise/check.ts";
import { roleOf } from "../exercise/role.ts";
import { spoken } from "../exercise/spoken.ts";
import type { Handler } from "../http/handler.ts";
import { siteCounterOf } from "../identity/siteCounter.ts";
import type { PartnerFor } from "../partner/mark.ts";
import type { VoiceFor } from "../speech/marksVoice.ts";
import { costCentreOf } from "../spend/costCentre.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Pick<Users, "read">;
  exercises: Exercises;
  photos: Pick<Photos, "has" | "read" | "write">;
  quotas: Quotas;
  partnerFor: PartnerFor;
  voiceFor: VoiceFor;
};

/**
 * Changes an exercise that the caller may edit, closes its link, or opens it again. Its version counts up. Throws 400 with the
 * field that is missing or wrong, 403 for a colleague who may only see it, 404 for anybody else's, 429.
 */
export const updateExercise =
  ({ users, exercises, photos, quotas, partnerFor, voiceFor }: Dependencies): Handler<"updateExercise"> =>
  async ({ caller, params: { assignmentId }, body: { content, isClosed } }) => {
    const { uid } = caller;
    const before = await exercises.held(assignmentId, uid, "edit");
    const role = await roleOf(users, uid);
    await checkContent(photos, uid, content, before);
    await quotas.spend("savesOfPerson", uid);
    await quotas.spend("savesOfSite", siteCounterOf(role, caller));
    const centre = costCentreOf(before);
    // A colleague's photo becomes the owner's: it must not go with the colleague's account.
    const kept = await adoptPhotos(photos, before.ownerId, content);
    const authored = exerciseOf(await annotated({ partner: partnerFor(centre), photos }, kept));
    const exercise = await exercises.change(assignmentId, uid, { ...authored, isClosed });
    await spoken(voiceFor(centre), exercise);
    return exercise;
  };
