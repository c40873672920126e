import {
  RECORDING_COUNTER_FROM_SECONDS,
  RECORDING_MAX_SECONDS,
  RECORDING_TEAL_UNTIL_SECONDS,
  RECORDING_YELLOW_UNTIL_SECONDS,
} from "../../../domain/limits.ts";
import { QUIET } from "../transcription/loudness.ts";

/** Why nothing came of a recording. */
export type Cause =
  /** The student, or their device, said no to the microphone. */
  | "denied"
  /** The school's settings don't allow it. */
  | "blocked"
  | "no device"
  /** Another program holds it. */
  | "in use"
  /** It is open, and gives nothing, not even silence. */
  | "mute"
  /** This browser can't record. */
  | "unsupported"
  | "offline"
  /** Too many are speaking at once. */
  | "limit"
  /** The recogniser gives no answer. */
  | "unanswered"
  /** It was listened to, and no words were made out. */
  | "not understood"
  /** There is no sound on it at all. */
  | "silent";

/** What has been recorded: times in ms, of sound, so that pauses don't count. `levels` 0–1, the newest last. */
export type Take = {
  elapsedMs: number;
  quietMs: number;
  hasSpoken: boolean;
  levels: readonly number[];
  words: string;
};

/** The recorder. `words` are those understood so far; `isKept` says that the recording can be sent again. */
export type Recording =
  | { state: "idle" }
  | { state: "connecting" }
  | ({ state: "recording" } & Take)
  /** By the student, or because the microphone was taken away (`isInterrupted`). */
  | ({ state: "paused"; isInterrupted: boolean } & Take)
  | { state: "understanding"; words: string }
  | { state: "failed"; cause: Cause; isKept: boolean };

export type RecordingAction =
  | { type: "started" }
  | { type: "opened" }
  /** A block of sound: how long in ms, how loud 0–1. */
  | { type: "sounded"; ms: number; loudness: number }
  | { type: "understood so far"; words: string }
  | { type: "paused" }
  /** The microphone gives nothing any more. */
  | { type: "interrupted" }
  | { type: "resumed" }
  | { type: "stopped" }
  | { type: "sent again" }
  /** Understood, or discarded: nothing is left of it here. */
  | { type: "over" }
  | { type: "failed"; cause: Cause; isKept: boolean };

/** How many levels the meter shows. */
export const LEVELS = 64;
/** After so long without a sound since its beginning, a recording is said to be unheard. */
const UNHEARD_AFTER_MS = 4000;
/** After so long a silence behind their words, students are asked whether they want to send them. */
const OFFER_AFTER_MS = 2500;

const fresh: Take = { elapsedMs: 0, quietMs: 0, hasSpoken: false, levels: [], words: "" };

const sounded = (take: Take, ms: number, loudness: number): Take => {
  const isQuiet = loudness < QUIET;
  return {
    ...take,
    elapsedMs: take.elapsedMs + ms,
    quietMs: isQuiet ? take.quietMs + ms : 0,
    hasSpoken: take.hasSpoken || !isQuiet,
    levels: [...take.levels, loudness].slice(-LEVELS),
  };
};

const inTake = (take: Extract<Recording, Take>, action: RecordingAction): Recording => {
  switch (action.type) {
    case "sounded":
      return take.state === "recording" ? { ...take, ...sounded(take, action.ms, action.loudness) } : take;
    case "understood so far":
      return { ...take, words: action.words };
    case "paused":
      return { ...take, state: "paused", isInterrupted: false };
    case "interrupted":
      return { ...take, state: "paused", isInterrupted: true };
    case "resumed":
      // Whoever comes back from a pause is not asked at once whether they have finished.
      return { ...take, state: "recording", quietMs: 0 };
    case "stopped":
      return { state: "understanding", words: take.words };
    default:
      return take;
  }
};

/** One step of the recorder. What makes no sense in a state changes nothing there. */
export const recordingAfter = (recording: Recording, action: RecordingAction): Recording => {
  if (action.type === "over") return { state: "idle" };
  if (action.type === "failed") return { state: "failed", cause: action.cause, isKept: action.isKept };
  switch (recording.state) {
    case "idle":
      return action.type === "started" ? { state: "connecting" } : recording;
    case "failed":
      if (action.type === "started") return { state: "connecting" };
      return action.type === "sent again" && recording.isKept
        ? { state: "understanding", words: "" }
        : recording;
    case "connecting":
      return action.type === "opened" ? { state: "recording", ...fresh } : recording;
    case "recording":
    case "paused":
      return inTake(recording, action);
    case "understanding":
      return action.type === "understood so far" ? { ...recording, words: action.words } : recording;
  }
};

/** What the counter shows: 25 minus the seconds elapsed (spec section 4). */
export const counterOf = ({ elapsedMs }: Take): number =>
  RECORDING_COUNTER_FROM_SECONDS - Math.floor(elapsedMs / 1000);

export const isFull = (elapsedMs: number): boolean => elapsedMs >= RECORDING_MAX_SECONDS * 1000;

/** The indicator's colour (spec section 4). */
export const colourOf = ({ elapsedMs }: Take): "teal" | "yellow" | "red" => {
  if (elapsedMs <= RECORDING_TEAL_UNTIL_SECONDS * 1000) return "teal";
  return elapsedMs <= RECORDING_YELLOW_UNTIL_SECONDS * 1000 ? "yellow" : "red";
};

/** Has nothing been heard although it has been recording for a while? Words that were understood prove the contrary. */
export const isUnheard = ({ hasSpoken, elapsedMs, words }: Take): boolean =>
  !hasSpoken && words === "" && elapsedMs >= UNHEARD_AFTER_MS;

/** Has the student stopped speaking, perhaps because they have finished? */
export const isOffered = ({ hasSpoken, quietMs }: Take): boolean => hasSpoken && quietMs >= OFFER_AFTER_MS;
