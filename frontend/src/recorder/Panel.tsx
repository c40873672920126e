import { BinIcon, PauseIcon, PlayIcon } from "../shell/icons.tsx";
import { Failure } from "./Failure.tsx";
import { GreatButton } from "./GreatButton.tsx";
import type { RecorderDeeds } from "./recorderDeeds.ts";
import type { Recording } from "./recording.ts";
import { TakeView } from "./TakeView.tsx";
import { announcement, stateWords } from "./wording.ts";

type Props = { recording: Recording; lang: string; isBusy: boolean; deeds: RecorderDeeds };

/** The recorder as it is seen: what is recorded and understood above, the great button below, its helpers beside it. */
export const Panel = ({ recording, lang, isBusy, deeds }: Props) => {
  const { state } = recording;
  const isRecorded = state === "recording" || state === "paused";
  const isUnderWay = state !== "idle" && state !== "failed";
  const words = isRecorded || state === "understanding" ? recording.words : "";
  return (
    <div className={`recorder recorder-${state}`}>
      {state === "failed" && <Failure failed={recording} deeds={deeds} />}
      {words !== "" && (
        <p className="recorder-words target" lang={lang}>
          {words}
        </p>
      )}
      {isRecorded ? (
        <TakeView take={recording} />
      ) : (
        isUnderWay && <p className="take-state">{stateWords(recording)}</p>
      )}
      <div className="recorder-row">
        <div>
          {isUnderWay && (
            <button type="button" className="tool" onClick={deeds.discard}>
              <BinIcon />
              Discard
            </button>
          )}
        </div>
        <GreatButton recording={recording} isBusy={isBusy} press={isRecorded ? deeds.send : deeds.start} />
        <div>
          {isRecorded && (
            <button type="button" className="tool" onClick={() => deeds.pause(state === "recording")}>
              {state === "paused" ? <PlayIcon /> : <PauseIcon />}
              {state === "paused" ? "Go on" : "Pause"}
            </button>
          )}
        </div>
      </div>
      {/* Nothing is said aloud while the microphone is open: it would be recorded. */}
      <div className="hidden" role="status">
        {announcement(recording)}
      </div>
    </div>
  );
};
