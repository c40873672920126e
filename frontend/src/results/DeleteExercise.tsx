import { useNavigate } from "react-router";
import { isStatus, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { Confirm } from "./Confirm.tsx";
import { useManaged } from "./managed.ts";
import { counted } from "./wording.ts";

/** Deletes the exercise with all its results, once its owner has read how many these are. */
export const DeleteExercise = ({ keep }: { keep(): void }) => {
  const { account } = useMembership();
  const { exercise, results } = useManaged();
  const navigate = useNavigate();
  const { assignment_id: assignmentId, isShared } = exercise;
  const { rows, isAll } = results;
  const act = async () => {
    await account.call("deleteExercise", { params: { assignmentId }, body: undefined }).catch((thrown) => {
      // Deleted in another tab, or by a try that seemed to fail.
      if (!isStatus(problemOf(thrown), 404)) throw thrown;
    });
    navigate(paths.dashboard);
  };
  return (
    <Confirm
      question="Delete this exercise?"
      yes="Yes, delete it all"
      no="Keep the exercise"
      act={act}
      keep={keep}
    >
      <p>
        {rows.length === 0 && isAll ? (
          "It has no results yet. "
        ) : (
          <>
            Its results go with it: <strong>{counted(rows.length, "attempt")}</strong>
            {isAll ? ". " : " at least. "}
          </>
        )}
        {isShared && "Its link stops working at once. "}
        There is no way back.
      </p>
      {isShared && rows.length > 0 && <p>You may want to download the results first.</p>}
    </Confirm>
  );
};
