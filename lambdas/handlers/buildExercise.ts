import { contextOf } from "../../domain/exercise.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { siteCounterOf } from "../identity/siteCounter.ts";
import type { PartnerFor } from "../partner/mark.ts";
import { isPhotoOf } from "../photo/place.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Pick<Users, "read">;
  partnerFor: PartnerFor;
  quotas: Quotas;
  photos: Pick<Photos, "read">;
  /** A random number from 0 to below 1. */
  chance: () => number;
};

/**
 * Builds an exercise from a few words, or changes the one in the form (spec section 7, AI exercise builder). Nothing is
 * kept. Throws 404 for somebody else's photo, 429.
 */
export const buildExercise =
  ({ users, partnerFor, quotas, photos, chance }: Dependencies): Handler<"buildExercise"> =>
  async ({ caller, body }) => {
    const { uid } = caller;
    const { activity, language, level, board = "NONE", prompt, options = [], formData, assetURL } = body;
    if (assetURL !== null && !isPhotoOf(uid, assetURL))
      throw new Refusal(404, "no_such_photo", "Choose the photo again.", { field: "assetURL" });
    const role = (await users.read(uid))?.role;
    await quotas.spend("buildsOfPerson", uid);
    await quotas.spend("buildsOfSite", siteCounterOf(role, caller));
    const { title, objective, questions, passage = "" } = formData;
    const { engine, choice, ...draft } = await partnerFor(role === "teacher" ? "classes" : "practice").build({
      ...{ activity, language, level, board, prompt, options },
      form: { title, objective, passage, questions: questions.map((text) => ({ text })) },
      photo: assetURL === null ? undefined : await photos.read(assetURL),
      chance: chance(),
    });
    return {
      message: {
        title: draft.title,
        improvement: draft.passage || contextOf(draft.questions.map(({ text }) => text)),
        focus_area: draft.objective,
      },
      questionNotes: draft.questions.map(({ text: _, ...note }) => note),
      engine,
      ...(choice && { choice }),
    };
  };
