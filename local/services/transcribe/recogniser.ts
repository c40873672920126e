/** The languages that are understood, as Transcribe names them. */
export const SPOKEN_LANGUAGES = ["fr-FR", "es-ES", "de-DE"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** What every recogniser is fed with: signed 16-bit samples, one channel, at this rate. */
export const SAMPLES_PER_SECOND = 16_000;

/** A word, with the punctuation that is written after it ("foot."); `from` and `to` in ms since the audio began. */
export type SpokenWord = {
  text: string;
  /** 0–1. */
  confidence: number;
  from: number;
  to: number;
};

/** One stretch of speech: all its words so far. It is final when the speaker has come to an end; then another may begin. */
export type Utterance = { words: readonly SpokenWord[]; isFinal: boolean };

/** Listens to one person, from beginning to end. */
export type Hearing = {
  /** Takes the next samples; gives what has changed in the understanding of them. */
  hear(pcm: Int16Array): Utterance[];
  /** No more is said: gives the utterance that was still open, now final. Frees what the hearing holds. */
  finish(): Promise<Utterance[]>;
};

/** What understands speech. All three doors of Transcribe (WebSocket, HTTP/2, jobs) hand their audio to one of these. */
export type Recogniser = {
  open(language: SpokenLanguage): Hearing;
  /** The samples in a container (webm, mp4 …) that it can read by itself; undefined for others, which ffmpeg reads. */
  unpack?(container: Uint8Array): Int16Array | undefined;
};
