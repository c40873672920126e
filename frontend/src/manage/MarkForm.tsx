import { Card, TextAreaField, TextField } from "@aws-amplify/ui-react";
import { type FormEvent, useState } from "react";
import { MARK_MAX_CHARACTERS, NOTE_MAX_CHARACTERS } from "../../../domain/limits.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { Line, type Outcome } from "../account/Line.tsx";
import { SendButton } from "../account/SendButton.tsx";
import { adviceOn, type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { isOwn } from "../colleagues/right.ts";
import { BRAND } from "../shell/brand.ts";
import { type Marking, useManaged } from "./managed.ts";

const none: Marking = { mark: "", reason: "", note: "" };

/** The field that the server found fault with. */
const faultyField = (problem: Problem | undefined): string | undefined =>
  problem?.kind === "refused" ? problem.fault.field : undefined;

/** A teacher's own mark beside the engine's, with its reason, and a private note. What is written and not saved is kept. */
export const MarkForm = ({ result }: { result: WholeResult }) => {
  const { acts } = useMembership();
  const { exercise, colleagues, results, drafts } = useManaged();
  const { isBusy, run } = useBusy();
  const { attempt } = result;
  // What was read just now, rather than the list's, which may be older than what another tab has saved.
  const [saved, setSavedMark] = useState(result.teacher);
  const [marking, setMarking] = useState<Marking>(drafts.get(attempt) ?? saved ?? none);
  const [problem, setProblem] = useState<Problem>();
  const [isSaved, setSaved] = useState(false);
  const fill = (field: keyof Marking, text: string) => {
    const next = { ...marking, [field]: text };
    drafts.set(attempt, next);
    setMarking(next);
    setSaved(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      setProblem(undefined);
      setSaved(false);
      const { mark, reason, note } = marking;
      try {
        const params = { assignmentId: exercise.assignment_id, attempt };
        const row = await acts.call("markResult", { params, body: { mark, reason, note } });
        results.put(row);
        setSavedMark(row.teacher);
        drafts.delete(attempt);
        setSaved(true);
      } catch (thrown) {
        setProblem(problemOf(thrown));
      }
    });
  };
  const faulty = faultyField(problem);
  const outcome: Outcome | undefined = problem
    ? { isGood: false, text: adviceOn(problem).sentence }
    : isSaved
      ? { isGood: true, text: saved?.mark ? `Saved. ${BRAND}'s own mark is kept beside yours.` : "Saved." }
      : undefined;
  return (
    <Card as="section" className="panel mark-panel" aria-labelledby="mark-title">
      <h2 id="mark-title">Your own mark</h2>
      <form className="form mark-form" onSubmit={save} noValidate>
        <TextField
          className="field field-mark"
          label="Your mark"
          descriptiveText="Such as 7/10 or B+. Empty: none."
          autoComplete="off"
          maxLength={MARK_MAX_CHARACTERS}
          hasError={faulty === "mark"}
          value={marking.mark}
          onChange={({ target }) => fill("mark", target.value)}
        />
        <TextAreaField
          className="field"
          label="Reason"
          descriptiveText={
            exercise.content.settings.isGradeViewable
              ? "Students with an account see your mark and the reason."
              : "Students see neither mark nor reason: this exercise keeps marks back."
          }
          rows={2}
          maxLength={NOTE_MAX_CHARACTERS}
          hasError={faulty === "reason"}
          value={marking.reason}
          onChange={({ target }) => fill("reason", target.value)}
        />
        <TextAreaField
          className="field"
          label="Private note"
          descriptiveText={
            isOwn(exercise) && colleagues.length === 0
              ? "Only you see it."
              : "Students never see it. Everybody with whom this exercise is shared does."
          }
          rows={2}
          maxLength={NOTE_MAX_CHARACTERS}
          hasError={faulty === "note"}
          value={marking.note}
          onChange={({ target }) => fill("note", target.value)}
        />
        <Line outcome={outcome} />
        <p>
          <SendButton label="Save your mark" busy="Saving…" isBusy={isBusy} />
        </p>
      </form>
      {saved && saved.mark !== "" && (
        <p className="on-paper">
          Teacher's mark: <b>{saved.mark}</b>. {saved.reason}
        </p>
      )}
    </Card>
  );
};
