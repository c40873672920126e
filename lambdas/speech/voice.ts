import type { Language } from "../../domain/exercise.ts";

/** Mark's voice. */
export type Voice = {
  /** Says a text of at most 3,000 characters; gives mp3 as it comes. Throws 503 where nothing can be said now. */
  say(text: string, language: Language): AsyncIterable<Uint8Array>;
};

/** How a text is said: all that its sound depends on. */
export type Speech = { text: string; voiceId: string; engine: string };

/** Makes the sound, mp3, and gives it as it comes. Throws 503 where it can't be made now. */
export type Synthesize = (speech: Speech) => AsyncIterable<Uint8Array>;

/** Who Mark sounds like: Polly's engine, and one of its voices for each language. */
export type Cast = { engine: string; voiceIds: Record<Language, string> };
