import type { StudentAttempts } from "../../../domain/attempts.ts";
import { Confirm } from "./Confirm.tsx";
import { useManaged } from "./managed.ts";
import { useErasing } from "./useErasing.ts";

/** Deletes what a student has begun and not finished, without waiting until it is forgotten by itself. */
export const DeleteBegun = ({ attempts, keep }: { attempts: StudentAttempts; keep(): void }) => {
  const { tell } = useManaged();
  const erase = useErasing();
  const act = async () => {
    for (const { attempt } of attempts.unfinished) await erase(attempt);
    tell("What was begun is deleted.");
    // The button that was pressed goes with it.
    document.getElementById("results-title")?.focus();
  };
  return (
    <Confirm question="Delete what was begun?" yes="Yes, delete it" no="Keep it" act={act} keep={keep}>
      <p>
        What {attempts.studentId} has said so far goes for good. Somebody who is still talking has to begin
        again.
      </p>
    </Confirm>
  );
};
