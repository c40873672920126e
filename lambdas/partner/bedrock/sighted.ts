import { faultOf } from "./faults.ts";
import type { Model, Prompt } from "./model.ts";

/** Was it perhaps the photo that was refused: one with too many pixels, or shown to a model that sees none after all? */
const isBlinded = ({ photos = [] }: Prompt, error: unknown): boolean =>
  photos.length > 0 && faultOf(error) === "refused";

const blind = (prompt: Prompt): Prompt => ({ ...prompt, photos: undefined });

/** A model that is asked again without the photos where it refuses a question that has some; a refusal comes at once. */
export const sighted = (model: Model): Model => ({
  async *write(prompt) {
    try {
      return yield* model.write(prompt);
    } catch (error) {
      // Nothing has been said yet: a refusal is no part of a stream.
      if (!isBlinded(prompt, error)) throw error;
    }
    yield* model.write(blind(prompt));
  },
  async fill(prompt, shape) {
    try {
      return await model.fill(prompt, shape);
    } catch (error) {
      if (!isBlinded(prompt, error)) throw error;
      return model.fill(blind(prompt), shape);
    }
  },
});
