import { useNavigate } from "react-router";
import { timeOf } from "../../../domain/attempts.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { isStatus, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { Confirm } from "./Confirm.tsx";
import { useManaged } from "./managed.ts";
import { momentWords } from "./wording.ts";

/** Deletes one result, and goes back to the others. */
export const DeleteResult = ({ result, keep }: { result: WholeResult; keep(): void }) => {
  const { acts } = useMembership();
  const { exercise, results, drafts, tell } = useManaged();
  const navigate = useNavigate();
  const { attempt, studentId } = result;
  const assignmentId = exercise.assignment_id;
  const act = async () => {
    await acts
      .call("deleteResult", { params: { assignmentId, attempt }, body: undefined })
      .catch((thrown) => {
        // Deleted in another tab, or by a try that seemed to fail.
        if (!isStatus(problemOf(thrown), 404)) throw thrown;
      });
    results.drop(attempt);
    drafts.delete(attempt);
    tell("The result is deleted.");
    navigate(paths.manage(assignmentId), { replace: true });
  };
  return (
    <Confirm
      question="Delete this result?"
      yes="Yes, delete this result"
      no="Keep the result"
      act={act}
      keep={keep}
    >
      <p>
        {exercise.isShared ? `${studentId}'s attempt` : "Your attempt"} of {momentWords(timeOf(result))} goes
        for good: the conversation, its marks and your notes. Other attempts stay.
      </p>
    </Confirm>
  );
};
