import type { Moment } from "../../partner.ts";
import { tierOf } from "../../tier.ts";
import type { Prompt } from "../model.ts";
import { FENCED, fenced } from "./fence.ts";

/** The English of what Mark has just said, and, where one is `wanted`, an answer such as a student could give. */
export const annotation = (
  { exercise: { language, level } }: Moment,
  message: string,
  wanted?: { photos: readonly Uint8Array[] },
): Prompt => ({
  system: `You help English students of ${language}. Give as "translation" the English of the message.${
    wanted
      ? ` Give as "options" a model answer to the question in it, of one or two sentences in ${language} for the ` +
        `${tierOf(level).name} tier; an empty text where it asks nothing. Give as "hint" help with it: its first two or three words as "start", ` +
        'and as "words" two useful ones of the others ("text"), each with its English ("english").'
      : ""
  } ${FENCED}`,
  photos: wanted?.photos,
  material: fenced({ message }),
  maxTokens: 600,
});
