import type { ResultRow } from "../../../domain/resultShapes.ts";
import { CopyLink, linkTo } from "../dashboard/CopyLink.tsx";
import { Mark } from "../mark/Mark.tsx";
import { useManaged } from "./managed.ts";
import { Tests } from "./Tests.tsx";

/** What to do where nobody has begun yet. */
export const NoResults = ({ tests }: { tests: readonly ResultRow[] }) => {
  const { assignment_id, isShared, isClosed } = useManaged().exercise;
  return (
    <>
      <div className="none-yet">
        <Mark className="plain-mark" expression="idle" />
        <p className="none-yet-words">No results yet</p>
        {!isShared && <p>Once you have talked it through with Mark, how you did stands here.</p>}
        {isShared && isClosed && <p>Its link is closed: nobody but you can play it.</p>}
        {isShared && !isClosed && (
          <div className="none-yet-link">
            <p>Give your students this link; they need no account.</p>
            <p className="share-link">{linkTo(assignment_id)}</p>
            <CopyLink assignmentId={assignment_id} />
          </div>
        )}
      </div>
      {tests.length > 0 && <Tests tests={tests} />}
    </>
  );
};
