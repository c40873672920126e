import type { RecorderDeeds } from "./recorderDeeds.ts";
import type { Recording } from "./recording.ts";
import { causeWords } from "./wording.ts";

type Props = {
  failed: Extract<Recording, { state: "failed" }>;
  deeds: Pick<RecorderDeeds, "sendAgain" | "discard">;
};

/** What went wrong and what can be done: a recording that was kept can be sent again. */
export const Failure = ({ failed, deeds }: Props) => (
  <div className="problem" role="alert">
    <p>{causeWords[failed.cause]}</p>
    {failed.isKept && (
      <div className="problem-ways">
        <button type="button" className="button" onClick={deeds.sendAgain}>
          Send again
        </button>
        <button type="button" className="button button-quiet" onClick={deeds.discard}>
          Discard
        </button>
      </div>
    )}
  </div>
);
