import { linesOf } from "../../domain/conversation.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Voice } from "../speech/voice.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

/** A whole line, or one of its sentences: any other piece would be one more sound to pay for. */
const isSaidIn = (line: string, message: string): boolean =>
  line === message || line.split(/(?<=[.!?…])\s+/).includes(message);

type Parts = { lessons: Lessons; quotas: Quotas; voice: Voice };

/**
 * A sentence of Mark's as mp3. Only what Mark has said to this person, in a lesson not yet forgotten, is spoken, in that
 * lesson's language: this is no free text-to-speech service. Throws 404 for anything else, 429, 503.
 */
export const speak =
  ({ lessons, quotas, voice }: Parts): Handler<"speak"> =>
  async ({ caller, body: { message } }) => {
    await quotas.spend("turns", caller.uid);
    const held = await lessons.listOf(caller.uid);
    const lesson = held.find((one) =>
      linesOf(one).some(({ role, content }) => role === "assistant" && isSaidIn(content, message)),
    );
    if (!lesson) throw new Refusal(404, "not_said", "Mark has not said this in your lesson.");
    return voice.say(message, lesson.language);
  };
