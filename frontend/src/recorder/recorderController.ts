import { type Heard, PathFailed, type PathFailure } from "../transcription/path.ts";
import { type Tape, tapeOf } from "../transcription/tape.ts";
import type { Transcriber } from "../transcription/transcriber.ts";
import { type Capture, type Microphone, MicrophoneFailed } from "./microphone.ts";
import { type Cause, isFull, type RecordingAction } from "./recording.ts";

/** Whom a recording concerns. */
export type RecordingCallbacks = {
  /** A recording begins: Mark falls silent. */
  starting(): void;
  /** The student has finished, and this is what was understood so far. */
  guess(text: string): void;
  heard(heard: Heard): void;
  /** Nothing comes of the guess. */
  nothingHeard(): void;
};

/** What a student can do with the recorder. Nothing here throws or rejects: what fails is in the state. */
export type RecorderController = {
  /** To be called inside a tap. */
  start(): Promise<void>;
  send(): Promise<void>;
  pause(isPaused: boolean): void;
  discard(): void;
  /** Sends the recording that was kept. */
  sendAgain(): Promise<void>;
  /** The newest recording that was sent. */
  newest(): Tape | undefined;
};

export type RecorderDependencies = {
  microphone: Microphone;
  transcriber: Transcriber;
  dispatch(action: RecordingAction): void;
  callbacks: RecordingCallbacks;
};

/** One recording from the tap that begins it until it is understood or dropped. */
type Take = {
  tape: Tape;
  end: AbortController;
  listen(): Promise<Heard>;
  heard: Promise<Heard>;
  /** Has every path failed? Then all are tried once more when the student has finished: a network may have come back. */
  isDeaf?: boolean;
  capture?: Capture;
  /** Has the microphone been taken away? Then it has to be opened anew to go on. */
  isInterrupted?: boolean;
  elapsedMs: number;
  hasSound: boolean;
  words: string;
};

const causes: Readonly<Record<PathFailure, Cause>> = {
  unreachable: "offline",
  broken: "offline",
  limit: "limit",
  silent: "unanswered",
};
const causeOf = (thrown: unknown): Cause => {
  if (thrown instanceof MicrophoneFailed) return thrown.reason;
  return thrown instanceof PathFailed ? causes[thrown.failure] : "unsupported";
};

/** There is one recording at a time: what an older one still brings is dropped. */
export const createRecorderController = ({
  microphone,
  transcriber,
  dispatch,
  callbacks,
}: RecorderDependencies): RecorderController => {
  let current: Take | undefined;
  let newest: Tape | undefined;

  /** A transcriber that listens to a tape, from now on or once more. */
  const listenTo = (tape: Tape): Take => {
    const end = new AbortController();
    const understood = (words: string) => {
      if (current?.tape !== tape || current.words === words) return;
      current.words = words;
      dispatch({ type: "understood so far", words });
    };
    const listen = () => transcriber.listen(tape, understood, end.signal);
    const take: Take = { tape, end, listen, heard: listen(), elapsedMs: 0, hasSound: false, words: "" };
    take.heard.catch(() => {
      take.isDeaf = true;
    });
    return take;
  };

  const drop = (take: Take): void => {
    if (current === take) current = undefined;
    take.end.abort();
    take.tape.end();
    take.capture?.close().catch(() => undefined);
  };

  const fail = (take: Take, cause: Cause): void => {
    const isKept = cause !== "silent" && take.tape.whole().length > 0;
    drop(take);
    newest = take.tape;
    callbacks.nothingHeard();
    dispatch({ type: "failed", cause, isKept });
  };

  /** Waits for the final words of a tape that has ended. */
  const understand = async (take: Take): Promise<void> => {
    try {
      const heard = await take.heard;
      if (take !== current) return;
      if (heard.text.trim() === "") return fail(take, take.hasSound ? "not understood" : "silent");
      current = undefined;
      dispatch({ type: "over" });
      callbacks.heard(heard);
    } catch (thrown) {
      if (take === current) fail(take, causeOf(thrown));
    }
  };

  const send = async (): Promise<void> => {
    const take = current;
    if (!take?.capture) return;
    const { capture } = take;
    delete take.capture;
    newest = take.tape;
    dispatch({ type: "stopped" });
    if (take.words !== "") callbacks.guess(take.words);
    try {
      await capture.close();
      take.tape.end();
      if (take.isDeaf) take.heard = take.listen();
    } catch {
      if (take === current) fail(take, "unsupported");
    }
    await understand(take);
  };

  /** Opens the microphone, to go on with the tape where it ends; to be called inside a tap. */
  const record = async (take: Take, opened: RecordingAction): Promise<void> => {
    try {
      const capture = await microphone.open({
        block: (samples) => take.tape.add(samples),
        sounded(ms, loudness) {
          if (take !== current || !take.capture) return;
          take.elapsedMs += ms;
          take.hasSound ||= loudness > 0;
          dispatch({ type: "sounded", ms, loudness });
          if (isFull(take.elapsedMs)) send();
        },
        interrupted() {
          if (take !== current || !take.capture) return;
          take.isInterrupted = true;
          dispatch({ type: "interrupted" });
        },
      });
      take.capture = capture;
      if (take === current) dispatch(opened);
      else drop(take); // Discarded while the browser was asking.
    } catch (thrown) {
      if (take === current) fail(take, causeOf(thrown));
    }
  };

  /** Goes on after an interruption. What the old capture still has comes first. */
  const reopen = async (take: Take, old: Capture): Promise<void> => {
    delete take.capture;
    take.isInterrupted = false;
    const closing = old.close().catch(() => undefined);
    await record(take, { type: "resumed" });
    await closing;
  };

  return {
    async start() {
      if (current) return;
      callbacks.starting();
      dispatch({ type: "started" });
      const take = listenTo(tapeOf());
      current = take;
      await record(take, { type: "opened" });
    },
    send,
    pause(isPaused) {
      if (!current?.capture) return;
      if (!isPaused && current.isInterrupted) return void reopen(current, current.capture);
      current.capture.pause(isPaused);
      dispatch({ type: isPaused ? "paused" : "resumed" });
    },
    discard() {
      dispatch({ type: "over" });
      if (!current) return;
      drop(current);
      callbacks.nothingHeard();
    },
    async sendAgain() {
      if (current || !newest) return;
      const take = listenTo(newest);
      take.hasSound = true;
      current = take;
      dispatch({ type: "sent again" });
      await understand(take);
    },
    newest: () => newest,
  };
};
