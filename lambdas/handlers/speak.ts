import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { isSaidIn } from "../lesson/sentences.ts";
import type { VoiceFor } from "../speech/marksVoice.ts";
import { costCentreOfLesson } from "../spend/costCentre.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

type Dependencies = { lessons: Lessons; quotas: Quotas; voiceFor: VoiceFor };

/**
 * A sentence of Mark's as mp3. Only what Mark has said, or is just saying, to this person in a lesson not yet forgotten, and the model
 * answers that came with it, are spoken, in that lesson's language: this is no free text-to-speech service. Throws 404 for anything else, 429, 503.
 */
export const speak =
  ({ lessons, quotas, voiceFor }: Dependencies): Handler<"speak"> =>
  async ({ caller, body: { message } }) => {
    // Side by side, because somebody is listening for the sound.
    const [held] = await Promise.all([lessons.listOf(caller.uid), quotas.spend("turns", caller.uid)]);
    const lesson = held.find((one) => isSaidIn(one, message));
    if (!lesson) throw new Refusal(404, "not_said", "Mark has not said this in your lesson.");
    return voiceFor(costCentreOfLesson(lesson)).say(message, lesson.language);
  };
