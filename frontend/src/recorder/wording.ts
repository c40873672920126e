import { hearingTexts } from "../../../domain/hearingTexts.ts";
import { BRAND } from "../shell/brand.ts";
import type { PathName } from "../transcription/path.ts";
import type { Cause, Recording } from "./recording.ts";
import { isOffered, isUnheard } from "./recording.ts";

/** Where nothing understands speech. */
export const noSpeechToText =
  "Speech recognition is not installed here, so Mark can't hear you. Type your answer instead.";

/** What went wrong in a person's words, and what can be done about it. */
export const causeWords: Readonly<Record<Cause, string>> = {
  denied:
    "The microphone is switched off for this page. Allow it in the browser's address bar, then tap the button again.",
  blocked: "This device doesn't let pages use the microphone. Ask your teacher, or type your answer.",
  "no device": "No microphone was found. Plug one in, or type your answer.",
  "in use": "Another program is using the microphone. Close it, then tap the button again.",
  mute: "Your microphone gives no sound. Unplug it and plug it in again, then tap the button, or type your answer.",
  unsupported: "This browser can't record sound. Try another one, or type your answer.",
  offline: `We can't reach ${BRAND}. Your recording is kept and goes when the line is back.`,
  limit: "Many people are speaking just now. Your recording is kept: send it again in a moment.",
  unanswered:
    "Speech recognition isn't answering. Your recording is kept: send it again, or type your answer.",
  "not understood": hearingTexts.unintelligible,
  silent: hearingTexts.silentRecording,
};

/** Which failures leave no way to speak, so that typing must be offered. */
export const isWithoutVoice = (cause: Cause): boolean => cause !== "not understood" && cause !== "offline";

/** What a press of the great button begins and ends. */
export type Purpose = { start: string; send: string };
export const answering: Purpose = { start: "Tap to answer", send: "Tap to send" };
export const reading: Purpose = { start: "Tap and read", send: "Tap when done" };
/** The same where it is held down. */
export const holding: Purpose = { start: "Hold to answer", send: "Tap to send" };
export const held: Purpose = { ...holding, send: "Let go to send" };

/** For whoever taps where it is to be held. */
export const tooShort =
  "Hold the button down while you speak, and let go to send. Reading settings can change that to a tap.";

/** What the great button does next; it is the button's name. */
export const buttonWords = (
  recording: Recording,
  { start, send }: Purpose,
  isBusy: boolean,
  isStuck: boolean,
): string => {
  switch (recording.state) {
    case "idle":
    case "failed":
      if (isStuck) return "Not sent yet";
      return isBusy ? "Mark is answering" : start;
    case "connecting":
      return "One moment";
    case "recording":
    case "paused":
      return send;
    case "understanding":
      return "Understanding";
  }
};

const lowerFirst = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** What is happening, beside the button; `send` is what sends. */
export const stateWords = (recording: Recording, { send }: Purpose): string => {
  switch (recording.state) {
    case "idle":
    case "failed":
      return "";
    case "connecting":
      return "Getting the microphone ready. Your browser may ask you to allow it.";
    case "recording":
      if (isUnheard(recording)) return "We can't hear you. Speak up, or check the microphone.";
      return isOffered(recording) ? `Finished? ${send}, or just go on.` : "Mark is listening.";
    case "paused":
      return recording.isInterrupted
        ? `Your microphone was interrupted. What you said is kept. Go on, or ${lowerFirst(send)}.`
        : "Paused. Nothing is recorded.";
    case "understanding":
      return "Making out your words …";
  }
};

/** The indicator's colours in words. */
export const colourWords = {
  teal: "Plenty of time",
  yellow: "Keep going",
  red: "Time to finish",
} as const;

/** The way that speech takes here, for whoever looks after the network. */
export const pathWords: Readonly<Record<PathName, string>> = {
  site: "From here your speech goes straight through this site.",
  direct: "From here your speech goes through port 8443.",
  pieces: "From here your speech goes in pieces, a few seconds at a time.",
  device: "Your speech is understood on this device and goes nowhere.",
};

/** What a screen reader says of a state; failures are alerts of their own. */
export const announcement = (recording: Recording, purpose: Purpose): string =>
  recording.state === "recording" ? "" : stateWords(recording, purpose);
