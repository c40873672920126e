import { type Exercise, questionsOf } from "../../domain/exercise.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import type { Voice } from "./voice.ts";

const AT_ONCE = 4;

/**
 * Speaks the questions of an exercise, sentence by sentence as they will be asked for, so that the voice has them in its
 * cache before the first student hears them. Few at a time, because Polly counts them with what students are waiting for
 * (https://docs.aws.amazon.com/polly/latest/dg/limits.html). What can't be spoken now is spoken when it is asked for.
 */
export const speakBeforehand = async (
  voice: Voice,
  { context_0, language }: Pick<Exercise, "context_0" | "language">,
): Promise<void> => {
  const waiting = [...new Set(questionsOf(context_0).flatMap(sentencesOf))];
  const speak = async (sentence: string): Promise<void> => {
    for await (const _ of voice.say(sentence, language)); // to its end, where it is kept
  };
  const speakOn = async (): Promise<void> => {
    for (let sentence = waiting.shift(); sentence !== undefined; sentence = waiting.shift())
      await speak(sentence).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, speakOn));
};
