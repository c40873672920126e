import { useRef, useState } from "react";
import { isClearable } from "../../../domain/attempts.ts";
import { useMembership } from "../app/useSession.ts";
import { Confirm } from "./Confirm.tsx";
import { useManaged } from "./managed.ts";
import { counted } from "./wording.ts";

const Clearing = ({ keep }: { keep(): void }) => {
  const { account } = useMembership();
  const { exercise, results, tell } = useManaged();
  const { assignment_id: assignmentId } = exercise;
  const count = results.rows.filter((row) => isClearable(row, Date.now())).length;
  const act = async () => {
    const { cleared } = await account.call("clearUnfinished", { params: { assignmentId }, body: undefined });
    tell(`${counted(cleared, "unfinished attempt")} deleted. Students can start again.`);
    keep();
    results.refetch();
    document.getElementById("results-title")?.focus();
  };
  return (
    <Confirm question="Clear unfinished attempts?" yes="Yes, clear them" no="Keep them" act={act} keep={keep}>
      {count === 0 && results.isAll ? (
        <p>No unfinished attempt is more than an hour old, so nothing will be deleted.</p>
      ) : (
        <p>
          <strong>{counted(count, "attempt")}</strong>
          {!results.isAll && " at least"} began more than an hour ago and {count === 1 ? "was" : "were"} never
          finished. {count === 1 ? "It" : "They"} will be deleted for good. Results and flagged attempts stay.
        </p>
      )}
      <p>If the exercise has been started too often today, this also lets your students start it again.</p>
    </Confirm>
  );
};

/** A quiet way out where an exercise has been started over and over and never finished. */
export const ClearUnfinished = () => {
  const [isClearing, setClearing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setClearing(false);
    opener.current?.focus();
  };
  return (
    <>
      <p className="plain-ways clear-unfinished">
        <button
          ref={opener}
          type="button"
          className="tool"
          aria-expanded={isClearing}
          onClick={() => setClearing(!isClearing)}
        >
          Clear unfinished attempts
        </button>
      </p>
      {isClearing && <Clearing keep={keep} />}
    </>
  );
};
