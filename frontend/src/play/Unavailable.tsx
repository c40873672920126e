import { texts } from "../../../domain/texts.ts";
import type { Problem } from "../api/problem.ts";
import { Mark } from "../mark/Mark.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { isGone } from "./play.ts";

/** An exercise that is gone, or can't be reached just now. */
export const Unavailable = ({ problem, load }: { problem: Problem; load(): void }) =>
  isGone(problem) ? (
    <main className="plain">
      <Mark className="plain-mark" expression="puzzled" />
      <StageHeading title="Exercise not available">Nothing here to practise</StageHeading>
      <p>{texts.exerciseGone}</p>
      <p>
        <a className="button button-quiet" href="/demo">
          Try a demo!
        </a>
      </p>
    </main>
  ) : (
    <main className="plain">
      <Mark className="plain-mark" expression="puzzled" />
      <StageHeading title="Exercise not loaded">The exercise has not come through</StageHeading>
      <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: load } }} />
    </main>
  );
