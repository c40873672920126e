import { isDeepStrictEqual } from "node:util";
import { maySee } from "../../domain/access.ts";
import { contentOf, exerciseOf } from "../../domain/content.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { adoptPhotos } from "../exercise/adoptPhotos.ts";
import { annotated, withNotesOf } from "../exercise/annotated.ts";
import { checkContent } from "../exercise/check.ts";
import { roleOf } from "../exercise/role.ts";
import { spoken } from "../exercise/spoken.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted } from "../http/refusal.ts";
import { siteCounterOf } from "../identity/siteCounter.ts";
import type { PartnerFor } from "../partner/mark.ts";
import type { VoiceFor } from "../speech/marksVoice.ts";
import { costCentreOf } from "../spend/costCentre.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Users;
  exercises: Exercises;
  photos: Pick<Photos, "has" | "read" | "write">;
  quotas: Quotas;
  partnerFor: PartnerFor;
  voiceFor: VoiceFor;
};

/**
 * Saves a new exercise: a teacher's is shared by its code at once, a student's is private (spec section 4). The same key
 * again gives the same exercise, changed if its content was changed meanwhile. Throws 400 with the field that is missing
 * or wrong, 403 before a role is chosen, 429.
 */
export const createExercise =
  (dependencies: Dependencies): Handler<"createExercise"> =>
  async ({ caller, body: { key, content, copyOf } }) => {
    const { uid } = caller;
    const { users, exercises, quotas, photos } = dependencies;
    const role = await roleOf(users, uid);
    const before = await exercises.savedAs(uid, key);
    const typed = before
      ? withNotesOf(contentOf({ ...before, ...exerciseOf(content) }), contentOf(before))
      : content;
    if (before && isDeepStrictEqual(typed, contentOf(before))) return before;

    // A colleague's photos may come along, where the colleague shares the exercise that this is a copy of.
    const source = copyOf === undefined ? undefined : await exercises.read(copyOf);
    const copied = source && maySee(source, caller) ? source : undefined;
    await checkContent(photos, uid, content, copied);
    await quotas.spend("savesOfPerson", uid);
    await quotas.spend("savesOfSite", siteCounterOf(role, caller));
    const partner = dependencies.partnerFor(role === "teacher" ? "classes" : "practice");
    const kept = copied ? await adoptPhotos(photos, uid, typed) : typed;
    const authored = exerciseOf(await annotated({ partner, photos }, kept));
    const exercise = before
      ? await exercises.change(before.assignment_id, uid, { ...authored, isClosed: before.isClosed })
      : await exercises.create(blank(uid, role === "teacher", authored), key);
    await spoken(dependencies.voiceFor(costCentreOf(exercise)), exercise);
    // The account may have been deleted meanwhile: then nothing is left behind.
    if (await users.isDeleted(uid)) {
      await exercises.erase(exercise.assignment_id);
      throw accountDeleted();
    }
    return exercise;
  };

const blank = (
  ownerId: string,
  isShared: boolean,
  authored: ReturnType<typeof exerciseOf>,
): Omit<Exercise, "assignment_id"> => ({
  ...authored,
  ownerId,
  isShared,
  isClosed: false,
  createdAt: Date.now(),
  version: 1,
});
