import type { RefObject } from "react";
import { RECORDING_MAX_SECONDS } from "../../../domain/limits.ts";
import { MicrophoneIcon, SendIcon } from "../shell/icons.tsx";
import type { Recording } from "./recording.ts";
import type { Pressing } from "./useHold.ts";

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  recording: Recording;
  /** What pressing it does; its name. */
  words: string;
  /** Can't anything be done with it just now? */
  isResting: boolean;
  pressing: Pressing;
};

/** Around the button: how much of the longest recording is used. */
const Ring = ({ elapsedMs }: { elapsedMs: number }) => (
  <svg className="ring" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle cx="50" cy="50" r="47" />
    <circle
      className="ring-used"
      cx="50"
      cy="50"
      r="47"
      pathLength={RECORDING_MAX_SECONDS * 1000}
      strokeDasharray={`${elapsedMs} ${RECORDING_MAX_SECONDS * 1000}`}
    />
  </svg>
);

/** The one great button. It stays the same element in every state, so it keeps the focus. */
export const RecordButton = ({ button, recording, words, isResting, pressing }: Props) => {
  const { state } = recording;
  const isRecorded = state === "recording" || state === "paused";
  return (
    <button
      ref={button}
      type="button"
      className="great"
      aria-disabled={isResting}
      aria-busy={state === "connecting" || state === "understanding"}
      {...pressing}
    >
      <span className="great-disc">
        {isRecorded && <Ring elapsedMs={recording.elapsedMs} />}
        {isRecorded ? <SendIcon /> : <MicrophoneIcon />}
      </span>
      {words}
    </button>
  );
};
