import type { Problem } from "../api/problem.ts";
import { Mark } from "../mark/Mark.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";

/** A page that needs the server, and does not get it. */
export const Unreachable = ({ problem, again }: { problem: Problem; again(): void }) => (
  <main className="plain">
    <Mark className="plain-mark" expression="puzzled" />
    <StageHeading title="Not loaded">Your page has not come through</StageHeading>
    <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: again } }} />
  </main>
);
