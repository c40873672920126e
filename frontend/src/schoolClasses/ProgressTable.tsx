import { type MouseEvent, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { type Cell, medianOf } from "../../../domain/schoolClass/progress.ts";
import type { AssignmentSeen } from "../../../domain/schoolClass/shapes.ts";
import { classPaths } from "../shell/classPaths.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { useClass } from "./classContext.ts";
import { TableExport } from "./TableExport.tsx";

type Shown = Omit<Cell, "attempt" | "finishedAt" | "grade" | "ownMark"> & {
  attempt?: string | undefined;
  finishedAt?: number | undefined;
  grade?: string | undefined;
  ownMark?: string | undefined;
};

/** "7/10" where the teacher has marked it, else "89 / 100"; undefined where it is not finished. */
const markIn = ({ ownMark, grade, finishedAt }: Shown): string | undefined =>
  finishedAt === undefined ? undefined : (ownMark ?? grade ?? "done");

const OneCell = ({
  cell,
  student,
  assignment,
}: {
  cell: Shown | undefined;
  student: string;
  assignment: AssignmentSeen;
}) => {
  if (!cell) return <td className="standing-none">–</td>;
  const mark = markIn(cell);
  const words = [mark, cell.standing === "done" && mark ? undefined : cell.standing]
    .filter(Boolean)
    .join(" · ");
  const text = `${words}${cell.isFlagged ? ", flagged" : ""}`;
  return (
    <td className={`standing-${cell.standing}`}>
      {cell.attempt !== undefined && mark !== undefined ? (
        <a
          href={paths.result(assignment.assignment_id, cell.attempt)}
          aria-label={`${text}: ${student}, ${titleOf(assignment)}`}
        >
          {words}
        </a>
      ) : (
        words
      )}
      {cell.times > 1 && <span className="figures-note">{cell.times} times</span>}
      {cell.isFlagged && <span className="figures-note cell-flag screen-only">flagged</span>}
    </td>
  );
};

/**
 * Follows a plain link within the application. A class has more than a thousand cells, and that many of the router's own links
 * take a slow machine seconds to draw.
 */
const followed = (event: MouseEvent, navigate: (path: string) => void): void => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  navigate(link.pathname);
};

/** Students down, exercises across, the newest first: done with its mark, begun, late, or nothing yet. */
export const ProgressTable = () => {
  const navigate = useNavigate();
  const { whole } = useClass();
  const { classId, students, assignments, cells } = whole;
  const byPair = useMemo(
    () => new Map(cells.map((cell) => [`${cell.placeId} ${cell.assignment_id}`, cell])),
    [cells],
  );
  const of = (placeId: string, assignmentId: string) => byPair.get(`${placeId} ${assignmentId}`);
  const doneBy = (placeId: string) =>
    assignments.filter(({ assignment_id }) => (of(placeId, assignment_id)?.times ?? 0) > 0).length;
  return (
    <section aria-labelledby="progress-title">
      <div className="results-head">
        <h2 id="progress-title">Who has done what</h2>
        <TableExport name={whole.name} csv={async () => (await import("./classCsv.ts")).classCsvOf(whole)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="register-scroll" aria-label="Students by exercises" tabIndex={0}>
        <table className="figures figures-wide register progress" aria-labelledby="progress-title">
          <thead>
            <tr>
              <th scope="col">Student</th>
              <th scope="col">Done</th>
              {assignments.map((one) => (
                <th key={one.assignment_id} scope="col">
                  <Link to={paths.manage(one.assignment_id)} className="progress-title">
                    {titleOf(one)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
          <tbody onClick={(event) => followed(event, navigate)}>
            {students.map(({ placeId, label }) => (
              <tr key={placeId}>
                <th scope="row">
                  <a href={classPaths.student(classId, placeId)}>{label}</a>
                </th>
                <td>
                  {doneBy(placeId)} of {assignments.length}
                </td>
                {assignments.map((one) => (
                  <OneCell
                    key={one.assignment_id}
                    cell={of(placeId, one.assignment_id)}
                    student={label}
                    assignment={one}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Median, of 100</th>
              <td />
              {assignments.map(({ assignment_id }) => (
                <td key={assignment_id}>
                  {medianOf(cells.filter((cell) => cell.assignment_id === assignment_id)) ?? "–"}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="soft">
        –: not started. Late: not done by the last day, or done after it. Your own mark stands in the place of
        ours. No median for fewer than 5 students.
      </p>
    </section>
  );
};
