import { isDeepStrictEqual } from "node:util";
import { contentOf, exerciseOf } from "../../domain/content.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { checkContent } from "../exercise/check.ts";
import { roleOf } from "../exercise/role.ts";
import { spoken } from "../exercise/spoken.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted } from "../http/refusal.ts";
import type { Voice } from "../speech/voice.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Users } from "../store/users.ts";

type Parts = {
  users: Users;
  exercises: Exercises;
  photos: Pick<Photos, "has">;
  quotas: Quotas;
  voice: Voice;
};

/**
 * Saves a new exercise: a teacher's is shared by its code at once, a student's is private (spec section 4). The same key
 * again gives the same exercise, changed if its content was changed meanwhile. Throws 400 with the field that is missing
 * or wrong, 403 before a role is chosen, 429.
 */
export const createExercise =
  (parts: Parts): Handler<"createExercise"> =>
  async ({ caller: { uid }, body: { key, content } }) => {
    const { users, exercises, quotas, photos } = parts;
    const role = await roleOf(users, uid);
    const authored = exerciseOf(content);
    const before = await exercises.savedAs(uid, key);
    if (before && isDeepStrictEqual(contentOf({ ...before, ...authored }), contentOf(before))) return before;

    await checkContent(photos, uid, content);
    await quotas.spend("savesOfPerson", uid);
    await quotas.spend("savesOfSite", "all");
    const exercise = before
      ? await exercises.change(before.assignment_id, uid, { ...authored, isClosed: before.isClosed })
      : await exercises.create(blank(uid, role === "teacher", authored), key);
    await spoken(parts.voice, exercise);
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
): Omit<Exercise, "assignment_id"> => ({ ...authored, ownerId, isShared, isClosed: false, version: 1 });
