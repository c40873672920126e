import { type ReactNode, useRef } from "react";
import { BinIcon, PauseIcon, PlayIcon } from "../shell/icons.tsx";
import { Failure } from "./Failure.tsx";
import { RecordButton } from "./RecordButton.tsx";
import type { RecorderController } from "./recorderController.ts";
import { colourOf, type Recording } from "./recording.ts";
import { TakeView } from "./TakeView.tsx";
import { useHold } from "./useHold.ts";
import { announcement, buttonWords, held, holding, type Purpose, stateWords, tooShort } from "./wording.ts";

type Props = {
  recording: Recording;
  /** What a tap begins and ends. */
  purpose: Purpose;
  /** Is the button held down rather than tapped? Then that has words of its own. */
  isHolding?: boolean;
  lang: string;
  isBusy: boolean;
  /** Has the answer that is under way not got through? */
  isStuck?: boolean;
  controller: RecorderController;
  /** These stand on either side of the button while nothing is recorded. */
  instead?: ReactNode;
  aside?: ReactNode;
};

/** The recorder as it is seen: what is recorded and understood above, the great button below, its helpers beside it. */
export const Panel = ({
  recording,
  purpose: tapped,
  isHolding = false,
  lang,
  isBusy,
  isStuck = false,
  controller,
  instead,
  aside,
}: Props) => {
  const { state } = recording;
  const button = useRef<HTMLButtonElement>(null);
  /** For buttons that vanish when they are pressed, and would leave whoever uses the keyboard nowhere. */
  const toTheButton = (act: () => unknown) => () => {
    button.current?.focus();
    act();
  };
  const discard = toTheButton(controller.discard);
  const isRecorded = state === "recording" || state === "paused";
  const isUnderWay = state !== "idle" && state !== "failed";
  const isResting = state === "connecting" || state === "understanding" || (isBusy && !isRecorded);
  const { pressing, isHeld, isTooShort } = useHold(isHolding, recording, isResting, controller);
  const purpose = isHolding ? (isHeld ? held : holding) : tapped;
  const told = isTooShort ? tooShort : stateWords(recording, purpose);
  const words = isRecorded || state === "understanding" ? recording.words : "";
  return (
    <div className={`recorder recorder-${state}${isRecorded ? ` recorder-${colourOf(recording)}` : ""}`}>
      {state === "failed" && (
        <Failure failed={recording} sendAgain={toTheButton(controller.sendAgain)} discard={discard} />
      )}
      {words !== "" && (
        <div className="recorder-words">
          <p className="target" lang={lang}>
            {words}
          </p>
        </div>
      )}
      {isRecorded ? (
        <TakeView take={recording} purpose={purpose} />
      ) : (
        (isUnderWay || isTooShort) && <p className={isTooShort ? "take-hint" : "take-state"}>{told}</p>
      )}
      <div className="recorder-row">
        <div>
          {isUnderWay ? (
            <button type="button" className="tool" onClick={discard}>
              <BinIcon />
              Discard
            </button>
          ) : (
            instead
          )}
        </div>
        <RecordButton
          button={button}
          recording={recording}
          words={buttonWords(recording, purpose, isBusy, isStuck)}
          isResting={isResting}
          pressing={pressing}
        />
        <div>
          {isRecorded && (
            <button type="button" className="tool" onClick={() => controller.pause(state === "recording")}>
              {state === "paused" ? <PlayIcon /> : <PauseIcon />}
              {state === "paused" ? "Go on" : "Pause"}
            </button>
          )}
          {!isUnderWay && aside}
        </div>
      </div>
      {/* Nothing is said aloud while the microphone is open: it would be recorded. */}
      <div className="hidden" role="status">
        {isTooShort ? tooShort : announcement(recording, purpose)}
      </div>
    </div>
  );
};
