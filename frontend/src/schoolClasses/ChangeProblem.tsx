import { adviceOn, type Problem } from "../api/problem.ts";

/** Why a change came to nothing. What was typed is still there to be tried again. */
export const ChangeProblem = ({ problem }: { problem: Problem | undefined }) =>
  problem ? (
    <p className="fault" role="alert">
      {adviceOn(problem).sentence}
    </p>
  ) : null;
