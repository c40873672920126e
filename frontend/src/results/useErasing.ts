import { isStatus, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { useManaged } from "./managed.ts";

/** Deletes an attempt for good, finished or not, and what is kept of it here. `CallFailed`, unless it is gone already. */
export const useErasing = (): ((attempt: string) => Promise<void>) => {
  const { account } = useMembership();
  const { exercise, results, drafts } = useManaged();
  return async (attempt) => {
    const params = { assignmentId: exercise.assignment_id, attempt };
    await account.call("deleteResult", { params, body: undefined }).catch((thrown) => {
      // Deleted in another tab, or by a try that seemed to fail.
      if (!isStatus(problemOf(thrown), 404)) throw thrown;
    });
    results.drop(attempt);
    drafts.delete(attempt);
  };
};
