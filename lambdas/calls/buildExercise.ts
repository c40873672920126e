import { contextOf } from "../../domain/exercise.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Partner } from "../partner/partner.ts";
import { isPhotoOf } from "../photo/place.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";

type Parts = {
  partner: Pick<Partner, "build">;
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
  ({ partner, quotas, photos, chance }: Parts): Handler<"buildExercise"> =>
  async ({ caller: { uid }, body }) => {
    const { activity, language, level, board = "NONE", prompt, options = [], formData, assetURL } = body;
    if (assetURL !== null && !isPhotoOf(uid, assetURL))
      throw new Refusal(404, "no_such_photo", "Choose the photo again.", { field: "assetURL" });
    await quotas.spend("buildsOfPerson", uid);
    await quotas.spend("buildsOfSite", "all");
    const { title, objective, questions, passage = "" } = formData;
    const { engine, ...draft } = await partner.build({
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
    };
  };
