import { Meter } from "./Meter.tsx";
import { colourOf, counterOf, isOffered, type Recording, type Take } from "./recording.ts";
import { colourWords, type Purpose, stateWords } from "./wording.ts";

/** A recording as it grows: how loud, how long, and in words how it is going. */
export const TakeView = ({ take, purpose }: { take: Extract<Recording, Take>; purpose: Purpose }) => (
  <div className="take">
    <p className="take-line">
      <span className="take-time">
        <span className="take-light" /> {colourWords[colourOf(take)]}
      </span>
      <span className="take-count">{counterOf(take)} s</span>
    </p>
    <Meter levels={take.state === "paused" ? [] : take.levels} />
    <p className={isOffered(take) ? "take-state take-offer" : "take-state"}>{stateWords(take, purpose)}</p>
  </div>
);
