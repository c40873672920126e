import { Link } from "react-router";
import { DUE_DATE } from "../../../domain/limits.ts";
import { medianOf } from "../../../domain/schoolClass/progress.ts";
import type { AssignmentSeen } from "../../../domain/schoolClass/shapes.ts";
import { useMembership } from "../app/useSession.ts";
import { CopyLink } from "../dashboard/CopyLink.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useClass } from "./classContext.ts";
import { useChange } from "./useChange.ts";

const Row = ({ assignment }: { assignment: AssignmentSeen }) => {
  const { account } = useMembership();
  const { classId, cells, students } = useClass().whole;
  const { isBusy, problem, change } = useChange();
  const { assignment_id: assignmentId, due_date, isClosed } = assignment;
  const title = titleOf(assignment);
  const params = { assignmentId, classId };
  const own = cells.filter((cell) => cell.assignment_id === assignmentId);
  const setLastDay = (day: string) =>
    change(
      () => account.call("assignExercise", { params, body: { due_date: day === "" ? DUE_DATE : day } }),
      day === "" ? "There is no last day any more." : "The last day is changed.",
    );
  return (
    <tr>
      <th scope="row">
        <Link to={paths.manage(assignmentId)}>{title}</Link>
        {isClosed && <span className="figures-note">Its link is closed</span>}
        <ChangeProblem problem={problem} />
      </th>
      <td>
        {own.filter(({ times }) => times > 0).length} of {students.length}
      </td>
      <td>{medianOf(own) ?? "–"}</td>
      <td>
        <input
          type="date"
          className="last-day"
          aria-label={`Last day: ${title}`}
          value={due_date === DUE_DATE ? "" : due_date}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </td>
      <td className="assignment-ways screen-only">
        <CopyLink className="tool" assignmentId={assignmentId} classId={classId} of={title} />
        <button
          type="button"
          className="tool"
          aria-disabled={isBusy}
          aria-label={`Take back: ${title}`}
          onClick={() =>
            change(
              () => account.call("unassignExercise", { params, body: undefined }),
              `“${title}” is taken back. Its results stay.`,
            )
          }
        >
          Take back
        </button>
      </td>
    </tr>
  );
};

/** What the class was assigned: how many have done it, the last day, and the link for this class. */
export const AssignmentList = () => {
  const { assignments } = useClass().whole;
  if (assignments.length === 0) return null;
  return (
    <section aria-labelledby="assignments-title">
      <h2 id="assignments-title">Exercises</h2>
      <section className="register-scroll" aria-label="The exercises of this class">
        <table className="figures figures-wide assignments" aria-labelledby="assignments-title">
          <thead>
            <tr>
              <th scope="col">Exercise</th>
              <th scope="col">Done</th>
              <th scope="col">Median, of 100</th>
              <th scope="col">Last day</th>
              <th scope="col" className="screen-only">
                Link
              </th>
            </tr>
          </thead>
          <tbody>
            {assignments.map((one) => (
              <Row key={one.assignment_id} assignment={one} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="soft">
        Students of this class use the link here: they choose themselves in the list. They can't open an
        exercise after its last day.
      </p>
    </section>
  );
};
