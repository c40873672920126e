import { KeyboardIcon, MicrophoneIcon } from "../shell/icons.tsx";
import type { WaysToAnswer } from "./useWaysToAnswer.ts";

type Props = { ways: WaysToAnswer; focusAnswer(): void };

/** From speaking to typing and back, where there is a choice. */
export const ChangeWay = ({ ways: { isSpoken, change }, focusAnswer }: Props) =>
  change && (
    <button
      type="button"
      className="tool"
      onClick={() => {
        change();
        focusAnswer();
      }}
    >
      {isSpoken ? <KeyboardIcon /> : <MicrophoneIcon />}
      {isSpoken ? "Type instead" : "Speak instead"}
    </button>
  );
