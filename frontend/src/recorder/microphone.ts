import type { Cause } from "./recording.ts";

/** What a microphone gives while it is open. */
export type Listener = {
  /** A block of signed 16-bit samples at 16 kHz. */
  block(samples: Int16Array): void;
  /** So much was recorded, so loud: ms, 0–1. */
  sounded(ms: number, loudness: number): void;
  /** It was taken away, for now or for good: by a call, another app, or because it was unplugged. */
  interrupted(): void;
};

/** An open microphone. */
export type Capture = {
  /** Closes it, once everything recorded has been given. The device's own light goes out. */
  close(): Promise<void>;
  /** Goes on, or holds on: then what is given is silence, because a stream without sound dies after 15 s. */
  pause(isPaused: boolean): void;
};

/** A way of recording, as the microphone watches it. */
export type Source = Capture & {
  /** Has it recorded anything, be it silence, since this was last asked? */
  hasRecorded(): boolean;
};

export type Microphone = {
  /** To be called inside a tap. Rejects with `MicrophoneFailed`. */
  open(listener: Listener): Promise<Capture>;
};

export class MicrophoneFailed extends Error {
  readonly reason: Cause;
  constructor(reason: Cause) {
    super(reason);
    this.reason = reason;
  }
}

/** What the browser's refusal means (Media Capture and Streams, getUserMedia; "by system" is Chrome's wording). */
export const causeOf = (thrown: unknown): Cause => {
  // Not all of them are Errors: OverconstrainedError has only lately become one.
  const { name, message } = Object(thrown);
  switch (name) {
    case "NotAllowedError":
      return /system|policy|disallowed/i.test(String(message)) ? "blocked" : "denied";
    case "SecurityError":
      return "blocked";
    case "NotFoundError":
    case "OverconstrainedError":
      return "no device";
    case "NotReadableError":
    case "AbortError":
      return "in use";
    default:
      return "unsupported";
  }
};
