import { errorName } from "../../telemetry/error.ts";
import { note } from "../../telemetry/watch.ts";
import { faultOf } from "./faults.ts";
import type { Model, Prompt } from "./model.ts";

/**
 * The prompt without its photos, if it may have been refused for them: for too many pixels, or by a model that sees none after all.
 * Said in the log. Rethrows any other error.
 */
const blindAfter = (error: unknown, prompt: Prompt): Prompt => {
  if (!prompt.photos?.length || faultOf(error) !== "refused") throw error;
  note("photoRefused", { error: errorName(error) });
  return { ...prompt, photos: undefined };
};

/** A model that is asked again without the photos where it refuses a question that has some; a refusal comes at once. */
export const sighted = (model: Model): Model => ({
  async *write(prompt) {
    let blind: Prompt;
    try {
      return yield* model.write(prompt);
    } catch (error) {
      // Nothing has been said yet: a refusal is no part of a stream.
      blind = blindAfter(error, prompt);
    }
    yield* model.write(blind);
  },
  async fill(prompt, shape) {
    try {
      return await model.fill(prompt, shape);
    } catch (error) {
      return model.fill(blindAfter(error, prompt), shape);
    }
  },
});
