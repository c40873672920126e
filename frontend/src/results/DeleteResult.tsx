import { useNavigate } from "react-router";
import { timeOf } from "../../../domain/attempts.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { paths } from "../shell/paths.ts";
import { Confirm } from "./Confirm.tsx";
import { useManaged } from "./managed.ts";
import { useErasing } from "./useErasing.ts";
import { momentWords } from "./wording.ts";

/** Deletes one result, and goes back to the others. */
export const DeleteResult = ({ result, keep }: { result: WholeResult; keep(): void }) => {
  const { exercise, tell } = useManaged();
  const erase = useErasing();
  const navigate = useNavigate();
  const { attempt, studentId } = result;
  const act = async () => {
    await erase(attempt);
    tell("The result is deleted.");
    navigate(paths.manage(exercise.assignment_id), { replace: true });
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
