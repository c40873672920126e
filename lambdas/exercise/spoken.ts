import { setTimeout } from "node:timers/promises";
import type { Exercise } from "../../domain/exercise.ts";
import { passageOf } from "../lesson/agenda.ts";
import { speakBeforehand } from "../speech/speakBeforehand.ts";
import type { Voice } from "../speech/voice.ts";

/** How long somebody who saves waits for Mark's voice, in ms. What is not spoken by then is spoken when it is asked for. */
const TIMEOUT_MS = 5000;

/** Has Mark's questions spoken into the cache, as far as that goes; never fails. A passage is the student's to speak. */
export const spoken = async (voice: Voice, exercise: Exercise): Promise<void> => {
  if (passageOf(exercise) !== undefined) return;
  await Promise.race([speakBeforehand(voice, exercise), setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
};
