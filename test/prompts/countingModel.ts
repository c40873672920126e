import type * as z from "zod";
import type { Model, Prompt } from "../../lambdas/partner/bedrock/model.ts";
import { toolFor } from "../../lambdas/partner/bedrock/model.ts";

/**
 * Models' own tokenisers are not to be had, so characters are counted: English prose has four to a token; French, Spanish,
 * German and JSON have fewer, and the smaller number is the careful one.
 */
export const CHARACTERS_PER_TOKEN = 3.5;
/**
 * What a photo from a phone counts at most (https://docs.aws.amazon.com/nova/latest/userguide/modalities-image.html). Nova 2
 * Lite bills 230 (https://docs.aws.amazon.com/nova/latest/nova2-userguide/using-multimodal-models.html).
 */
export const PHOTO_TOKENS = 2600;

/** A text's tokens, as they are estimated here. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** One call, in tokens: all that goes in, the part of it at the beginning that stays the same over a lesson, and what comes out. */
export type Counted = { task: string; in: number; stable: number; out: number };

/** Whose tool has which fields. */
const tasks: Readonly<Record<string, string>> = {
  "message, translation, options": "opening",
  "score, improvement, mistakes": "assessment",
  "translation, options, hint": "annotation",
  translation: "annotation, answer known or none",
  message: "hint",
  "title, focus, questions, passage": "build",
  questions: "questions typed by their author",
};

const fields = (shape: z.ZodType): string[] => Object.keys((shape as z.ZodObject).shape); // every tool takes an object

/**
 * A model that counts what it is told, and says what `script` has for a field ("text" for what is streamed). A call's task is
 * told by the fields of its tool.
 */
export const countingModel = (script: Readonly<Record<string, unknown>>) => {
  const calls: Counted[] = [];
  const count = (
    task: string,
    { system, photos = [], lasting = "", material }: Prompt,
    out: string,
    tool = "",
  ) => {
    const stable = tokensOf(system) + photos.length * PHOTO_TOKENS + tokensOf(lasting);
    calls.push({ task, stable, in: stable + tokensOf(tool) + tokensOf(material), out: tokensOf(out) });
  };
  const model: Model = {
    async *write(prompt) {
      const text = String(script.text);
      count("reply", prompt, text);
      yield text;
    },
    async fill(prompt, shape) {
      const given = Object.fromEntries(fields(shape).map((field) => [field, script[field]]));
      const task = fields(shape).join(", ");
      count(
        tasks[task] ?? (task.startsWith("mark, ") ? "grade" : task),
        prompt,
        JSON.stringify(given),
        JSON.stringify(toolFor(shape)),
      );
      return shape.parse(given);
    },
  };
  return { model, calls };
};
