import type { Word } from "../../domain/conversation.ts";
import type { Language } from "../../domain/exercise.ts";
import { Refusal } from "../http/refusal.ts";

/** A recording as it was sent; `mimeType` with its parameters, such as `audio/l16;rate=16000`. */
export type Recording = { bytes: Uint8Array; mimeType: string };

/** What was understood; `words` with the recogniser's confidence, 0–1. Both are empty where nothing was said. */
export type Transcript = { text: string; words: Word[] };

/** Where a page streams its microphone to: on the site itself, and straight to the recogniser. */
export type Addresses = { site: string; direct: string };

/** How Mark hears. */
export type Transcriber = {
  /**
   * Two addresses for a stream of 16 kHz PCM, to be opened within a minute. Of all streams with the same `sessionId` (a UUID) only
   * the newest lasts.
   */
  open(language: Language, sessionId: string): Promise<Addresses>;
  /** Says that an answer has come in which its page streamed: until then nobody knows that a stream was used. */
  streamed(): void;
  /** PCM or WAV, at once. Throws 413, 415, 503. */
  hear(recording: Recording, language: Language): Promise<Transcript>;
  /** Any recording; whatever is neither PCM nor WAV takes 5 to 60 s. Throws 413, 415, 503. */
  hearAny(recording: Recording, language: Language): Promise<Transcript>;
};

/** What is told where nothing can be heard now: typing goes on. */
export const hardOfHearing = (): Refusal =>
  new Refusal(
    503,
    "no_speech_recognition",
    "Speech can't be understood at the moment. Please type your answer, or try again in a little while.",
    { retryAfterSeconds: 5 },
  );

const deaf = async (): Promise<never> => {
  throw new Refusal(
    503,
    "no_speech_recognition",
    "Speech recognition is switched off here. Please type your answer.",
  );
};

/** The transcriber of a site whose school has switched speech recognition off (setting viva:speechToText). */
export const noTranscriber: Transcriber = {
  open: deaf,
  streamed: () => undefined,
  hear: deaf,
  hearAny: deaf,
};
