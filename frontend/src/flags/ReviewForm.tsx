import { Button, TextAreaField } from "@aws-amplify/ui-react";
import { type FormEvent, useState } from "react";
import type { FlaggedAttempt } from "../../../domain/flagShapes.ts";
import { NOTE_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { adviceOn, type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";

/** Says that a flag has been reviewed, with a note if there is anything to note. */
export const ReviewForm = ({ flagged, done }: { flagged: FlaggedAttempt; done(): void }) => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [note, setNote] = useState(flagged.review?.note ?? "");
  const [problem, setProblem] = useState<Problem>();
  const { assignment_id: assignmentId, attempt, studentId } = flagged;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      setProblem(undefined);
      try {
        await account.call("reviewFlags", { params: { assignmentId, attempt }, body: { note } });
        done();
      } catch (thrown) {
        setProblem(problemOf(thrown));
      }
    });
  };
  return (
    <form className="form flag-form" onSubmit={submit}>
      <TextAreaField
        className="field"
        label="Note"
        descriptiveText="What you did, if you like. Only you see it."
        rows={2}
        maxLength={NOTE_MAX_CHARACTERS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && (
        <p className="fault" role="alert">
          {adviceOn(problem).sentence}
        </p>
      )}
      <p>
        <Button
          type="submit"
          className="button"
          aria-disabled={isBusy}
          aria-label={`Mark as reviewed: ${studentId}`}
        >
          {isBusy ? "Saving…" : "Mark as reviewed"}
        </Button>
      </p>
    </form>
  );
};
