import { useEffect, useMemo, useReducer, useRef } from "react";
import { useLineBack } from "../network/useLineBack.ts";
import type { Transcriber } from "../transcription/transcriber.ts";
import type { Microphone } from "./microphone.ts";
import {
  createRecorderController,
  type RecorderController,
  type RecordingCallbacks,
} from "./recorderController.ts";
import { type Recording, recordingAfter } from "./recording.ts";

/** A recorder's state, and what can be done with it. `microphone` and `transcriber` stay the same as long as it lives. */
export const useRecorder = (
  microphone: Microphone,
  transcriber: Transcriber,
  callbacks: RecordingCallbacks,
): { recording: Recording; controller: RecorderController } => {
  const [recording, dispatch] = useReducer(recordingAfter, { state: "idle" });
  // Those of the newest rendering are told, also of what an older one began.
  const newest = useRef(callbacks);
  useEffect(() => {
    newest.current = callbacks;
  });
  const controller = useMemo(
    () =>
      createRecorderController({
        microphone,
        transcriber,
        dispatch,
        callbacks: {
          starting: () => newest.current.starting(),
          guess: (text) => newest.current.guess(text),
          heard: (heard) => newest.current.heard(heard),
          nothingHeard: () => newest.current.nothingHeard(),
        },
      }),
    [microphone, transcriber],
  );
  useEffect(() => () => controller.discard(), [controller]);
  const isWaiting = recording.state === "failed" && recording.cause === "offline" && recording.isKept;
  // Whoever has sent it need not do so again.
  useLineBack(isWaiting ? "recording" : undefined, controller.sendAgain);

  const isDiscardable = recording.state !== "idle" && recording.state !== "failed";
  useEffect(() => {
    if (!isDiscardable) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // In a sheet Escape closes that, and nothing behind it.
      const isInSheet = target instanceof Element && target.closest("dialog") !== null;
      if (key === "Escape" && !isInSheet) controller.discard();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isDiscardable, controller]);
  return { recording, controller };
};
