import type { Recording } from "./recording.ts";
import { causeWords, isWithoutVoice } from "./wording.ts";

type Props = { failed: Extract<Recording, { state: "failed" }>; sendAgain(): void; discard(): void };

/** What went wrong and what can be done: a recording that was kept can be sent again. */
export const Failure = ({ failed, sendAgain, discard }: Props) => (
  <div className="problem" role="alert">
    <p>{causeWords[failed.cause]}</p>
    {isWithoutVoice(failed.cause) && (
      <p>
        <a href="/help/microphone" target="_blank" rel="noreferrer">
          Microphone help <span className="hidden">(opens in a new tab)</span>
        </a>
      </p>
    )}
    {failed.isKept && (
      <div className="problem-ways">
        <button type="button" className="button" onClick={sendAgain}>
          Send again
        </button>
        <button type="button" className="button button-quiet" onClick={discard}>
          Discard
        </button>
      </div>
    )}
  </div>
);
