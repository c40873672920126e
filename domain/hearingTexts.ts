const speakClearly = "Make sure you are in a quiet area, speak loudly and clearly, and try again!";

/** Sentences for a spoken answer that can't be understood. Not in texts.ts, because every guest's page loads that one first. */
export const hearingTexts = {
  unintelligible: `There was a problem understanding your message! ${speakClearly}`,
  /** Decided, not quoted, up to the advice: a recording in which nothing at all is to be heard. */
  silentRecording: `There is no sound in your recording. Is the microphone muted? ${speakClearly}`,
} as const;
