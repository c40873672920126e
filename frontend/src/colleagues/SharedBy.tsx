import "../styles/colleagues.css";
import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isStatus, type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { useManaged } from "../results/managed.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { paths } from "../shell/paths.ts";
import { mayWords } from "./right.ts";

/** On the page of a colleague's exercise: whose it is, what one may do, and the way to give it back. */
export const SharedBy = () => {
  const { account } = useMembership();
  const session = useSession();
  const { exercise } = useManaged();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem>();
  const { shared, assignment_id: assignmentId } = exercise;
  if (!shared || session.state !== "signed in") return null;
  const params = { assignmentId, colleagueId: session.person.uid };
  const giveBack = () =>
    run(async () => {
      setProblem(undefined);
      try {
        await account.call("unshareExercise", { params, body: undefined }).catch((thrown) => {
          // Its owner has taken it back meanwhile.
          if (!isStatus(problemOf(thrown), 404)) throw thrown;
        });
        navigate(paths.dashboard);
      } catch (thrown) {
        setProblem(problemOf(thrown));
      }
    });
  return (
    <section className="panel shared-by" aria-label="Shared with you">
      <p>
        Shared with you by <b className="share-address">{shared.by}</b>. {mayWords[shared.right]}.
      </p>
      {problem && <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: giveBack } }} />}
      <p>
        <Button className="button button-quiet" aria-disabled={isBusy} onClick={giveBack}>
          Remove it from my dashboard
        </Button>
      </p>
    </section>
  );
};
