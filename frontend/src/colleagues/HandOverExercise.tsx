import { useNavigate } from "react-router";
import { useMembership } from "../app/useSession.ts";
import { useManaged } from "../results/managed.ts";
import { paths } from "../shell/paths.ts";
import { HandOver } from "./HandOver.tsx";

/** Hands the exercise on this page over to a colleague, and leaves the page. */
export const HandOverExercise = () => {
  const { account } = useMembership();
  const { exercise } = useManaged();
  const navigate = useNavigate();
  const act = async (address: string) => {
    const params = { assignmentId: exercise.assignment_id };
    await account.call("handOverExercise", { params, body: { address } });
    navigate(paths.dashboard);
    return `It is ${address}'s now.`;
  };
  return (
    <details className="panel share-panel">
      <summary>
        <h2>Hand over to a colleague</h2>
        <span className="soft">For good, with all its results</span>
      </summary>
      <HandOver question="Hand this exercise over to" act={act}>
        <p className="soft">
          Your colleague becomes its owner. Its link goes on working, and colleagues who have it keep it. You
          lose it, unless your colleague shares it with you.
        </p>
      </HandOver>
    </details>
  );
};
