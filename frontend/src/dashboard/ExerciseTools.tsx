import { Link } from "react-router";
import { titleOf } from "../shell/title.ts";
import { wizardPath } from "../shell/wizardPath.ts";
import { CopyLink } from "./CopyLink.tsx";
import type { ItemProps } from "./itemWords.ts";

/** What is done with an exercise less often than looking at its results or playing it. */
export const ExerciseTools = ({ exercise, isBusy, archive }: ItemProps) => {
  const { assignment_id, isShared, isClosed, isArchived = false } = exercise;
  const title = titleOf(exercise);
  const archiving = isArchived ? "Bring back" : "Archive";
  return (
    <>
      <Link className="tool" to={wizardPath("edit", assignment_id)} aria-label={`Edit: ${title}`}>
        Edit
      </Link>
      <Link className="tool" to={wizardPath("copy", assignment_id)} aria-label={`Duplicate: ${title}`}>
        Duplicate
      </Link>
      {isShared && !isClosed && <CopyLink className="tool" assignmentId={assignment_id} of={title} />}
      <button
        type="button"
        className="tool"
        aria-disabled={isBusy}
        aria-label={`${archiving}: ${title}`}
        onClick={() => archive(exercise, !isArchived)}
      >
        {archiving}
      </button>
    </>
  );
};
