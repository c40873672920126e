import type { KeyboardEvent, RefObject } from "react";
import { RECORDING_MAX_SECONDS } from "../../../domain/limits.ts";
import { MicrophoneIcon, SendIcon } from "../shell/icons.tsx";
import type { Recording } from "./recording.ts";
import { buttonWords, type Purpose } from "./wording.ts";

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  recording: Recording;
  purpose: Purpose;
  isBusy: boolean;
  press(): void;
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

/** A held key would start and send in one. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The one great button: tap to start, tap to send. It stays the same element in every state, so it keeps the focus. */
export const GreatButton = ({ button, recording, purpose, isBusy, press }: Props) => {
  const { state } = recording;
  const isRecorded = state === "recording" || state === "paused";
  const isRestingHere = state === "connecting" || state === "understanding" || (isBusy && !isRecorded);
  return (
    <button
      ref={button}
      type="button"
      className="great"
      aria-disabled={isRestingHere}
      aria-busy={state === "connecting" || state === "understanding"}
      onKeyDown={ignoreRepeats}
      onClick={() => !isRestingHere && press()}
    >
      <span className="great-disc">
        {isRecorded && <Ring elapsedMs={recording.elapsedMs} />}
        {isRecorded ? <SendIcon /> : <MicrophoneIcon />}
      </span>
      {buttonWords(recording, purpose, isBusy)}
    </button>
  );
};
