import { Button } from "@aws-amplify/ui-react";
import { type FormEvent, useCallback, useState } from "react";
import { Link } from "react-router";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useClass } from "./classContext.ts";
import { useChange } from "./useChange.ts";

const AssignForm = ({ exercises }: { exercises: readonly OwnExercise[] }) => {
  const { account } = useMembership();
  const { classId } = useClass().whole;
  const { isBusy, problem, change } = useChange();
  const [assignmentId, setAssignmentId] = useState(exercises[0]?.assignment_id ?? "");
  const [lastDay, setLastDay] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { due_date: lastDay === "" ? DUE_DATE : lastDay };
    change(
      () => account.call("assignExercise", { params: { assignmentId, classId }, body }),
      "Assigned. Copy its link for this class.",
      () => setLastDay(""),
    );
  };
  return (
    <form className="assign" onSubmit={submit}>
      <label className="choose">
        Exercise
        <select value={assignmentId} onChange={({ target }) => setAssignmentId(target.value)}>
          {exercises.map((one) => (
            <option key={one.assignment_id} value={one.assignment_id}>
              {titleOf(one)} ({one.language})
            </option>
          ))}
        </select>
      </label>
      <label className="choose">
        Last day, if there is one
        <input type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
      </label>
      <Button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? "Assigning…" : "Assign to this class"}
      </Button>
      <ChangeProblem problem={problem} />
    </form>
  );
};

/** Assigns one of the teacher's exercises that this class does not have yet; those in its language first. */
export const Assign = () => {
  const { account } = useMembership();
  const { assignments, language } = useClass().whole;
  const ask = useCallback(() => account.call("listExercises", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  const has = new Set(assignments.map(({ assignment_id }) => assignment_id));
  const others =
    asked.state === "given"
      ? asked.given.exercises
          .filter((one) => one.isShared && !has.has(one.assignment_id))
          .sort((one, other) => Number(other.language === language) - Number(one.language === language))
      : [];
  return (
    <section className="panel screen-only" aria-labelledby="assign-title">
      <h2 id="assign-title">Assign an exercise</h2>
      {asked.state === "waiting" && <p className="soft">Your exercises are coming…</p>}
      {asked.state === "failed" && (
        <ProblemNotice problem={asked.problem} ways={{ again: { label: "Try again", go: asked.again } }} />
      )}
      {asked.state === "given" &&
        (others.length > 0 ? (
          // Anew where what can be chosen is another.
          <AssignForm key={others.map(({ assignment_id }) => assignment_id).join()} exercises={others} />
        ) : (
          <p>
            This class has all your exercises. <Link to={paths.createExercise}>Create another one</Link>.
          </p>
        ))}
    </section>
  );
};
