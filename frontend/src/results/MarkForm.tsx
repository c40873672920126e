import { Button, Card, TextAreaField, TextField } from "@aws-amplify/ui-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { MARK_MAX_CHARACTERS, NOTE_MAX_CHARACTERS } from "../../../domain/limits.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { Line, type Outcome } from "../account/Line.tsx";
import { SendButton } from "../account/SendButton.tsx";
import { adviceOn, type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { isOwn } from "../colleagues/right.ts";
import { BRAND } from "../shell/brand.ts";
import { paths } from "../shell/paths.ts";
import { type Marking, useManaged } from "./managed.ts";
import { nextUnmarked, registerOf } from "./register.ts";

const none: Marking = { mark: "", reason: "", again: "", note: "" };

/** What is told to the page of the next result, so that the mark can be typed there at once. */
const isMarkingOn = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isMarkingOn" in state;

/** The field that the server found fault with. */
const faultyField = (problem: Problem | undefined): string | undefined =>
  problem?.kind === "refused" ? problem.fault.field : undefined;

/**
 * A teacher's own mark beside the engine's, with its reason, a request to do it again, and a private note. Enter in the mark's field
 * saves, and goes on to whoever has none. What is written and not saved is kept.
 */
export const MarkForm = ({ result }: { result: WholeResult }) => {
  const { account } = useMembership();
  const { exercise, colleagues, results, drafts, view, tell } = useManaged();
  const navigate = useNavigate();
  const { state } = useLocation();
  const markField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMarkingOn(state)) markField.current?.focus();
  }, [state]);
  const { isBusy, run } = useBusy();
  const { attempt } = result;
  // What was read just now, rather than the list's, which may be older than what another tab has saved.
  const [saved, setSavedMark] = useState(result.teacher);
  const [marking, setMarking] = useState<Marking>({ ...none, ...saved, ...drafts.get(attempt) });
  const [problem, setProblem] = useState<Problem>();
  const [isSaved, setSaved] = useState(false);
  const fill = (field: keyof Marking, text: string) => {
    const next = { ...marking, [field]: text };
    drafts.set(attempt, next);
    setMarking(next);
    setSaved(false);
  };
  /** Where nobody is left without a mark, this page stays. */
  const goOn = () => {
    const { finished } = registerOf(results.rows, view, exercise.isShared);
    const next = nextUnmarked(finished, attempt);
    if (!next) return tell("Saved. Everybody in the list has a mark.");
    tell(`Saved. Next: ${next.studentId}`);
    navigate(paths.result(exercise.assignment_id, next.newest.attempt), { state: { isMarkingOn: true } });
  };
  const save = (done: () => void = () => undefined) =>
    run(async () => {
      setProblem(undefined);
      setSaved(false);
      const { mark, reason, again, note } = marking;
      try {
        const params = { assignmentId: exercise.assignment_id, attempt };
        const row = await account.call("markResult", { params, body: { mark, reason, again, note } });
        results.put(row);
        setSavedMark(row.teacher);
        drafts.delete(attempt);
        setSaved(true);
        done();
      } catch (thrown) {
        setProblem(problemOf(thrown));
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
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
      <form className="form mark-form" onSubmit={submit} noValidate>
        <TextField
          className="field field-mark"
          label="Your mark"
          ref={markField}
          descriptiveText="Such as 7/10 or B+. Empty: none. Enter saves it and goes to the next student without a mark."
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            save(goOn);
          }}
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
              ? "The student sees your mark and the reason: with an account on their progress page, without one when they open the link again on the same device."
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
          label="Please do this again"
          descriptiveText="A sentence to the student, who sees it even where marks are kept back. Empty: no request."
          rows={2}
          maxLength={NOTE_MAX_CHARACTERS}
          hasError={faulty === "again"}
          value={marking.again}
          onChange={({ target }) => fill("again", target.value)}
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
        <p className="plain-ways">
          <SendButton label="Save your mark" busy="Saving…" isBusy={isBusy} />
          <Button className="button button-quiet" aria-disabled={isBusy} onClick={() => save(goOn)}>
            Save and go to the next student
          </Button>
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
