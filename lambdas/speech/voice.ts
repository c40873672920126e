import type { Language } from "../../domain/exercise.ts";

/** Mark's voice. */
export type Voice = {
  /** Says a text of at most 3,000 characters; gives mp3. Throws 503 where nothing can be said now. */
  say(text: string, language: Language): Promise<Uint8Array>;
};

/** How a text would be said: all that its sound depends on. */
export type Speech = { text: string; voiceId: string; engine: string };

/** A voice that tells beforehand how it would say something, so that the sound can be kept under that. */
export type Speaker = {
  speechOf(text: string, language: Language): Speech;
  synthesize(speech: Speech): Promise<Uint8Array>;
};
