import { measureNames, measures } from "../../../domain/improvement.ts";
import type { Course } from "../../../domain/progress.ts";
import { counted, engineWords } from "../results/wording.ts";
import { titleOf } from "../shell/title.ts";
import { CourseChart } from "./CourseChart.tsx";
import { dayWords } from "./days.ts";

type Props = {
  course: Course;
  /** Is it of several exercises, so that each has to be named? */
  isOfSeveral: boolean;
};

/** More than this is looked up rather than read. */
const ROWS_OPEN_MAX = 6;

/** What one engine marked over time, drawn and in a table. */
export const CourseFigure = ({ course: { engine, points }, isOfSeveral }: Props) => {
  const shown = measureNames.filter((name) => points.some(({ marks }) => marks[name] !== undefined));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="course">
      <figcaption>
        {counted(points.length, "conversation")}, marked by {engineWords[engine]}, each out of 100
      </figcaption>
      {points.length > 1 && (
        <>
          {shown.map((name) => (
            <CourseChart key={name} name={measures[name]} measure={name} points={points} />
          ))}
          <p className="course-days" aria-hidden="true">
            <span>{dayWords(first.at)}</span>
            <span>{dayWords(last.at)}</span>
          </p>
        </>
      )}
      <details open={points.length <= ROWS_OPEN_MAX}>
        <summary>All figures in a table</summary>
        <table className="figures figures-wide">
          <caption className="hidden">Marks out of 100, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {measures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ attempt, at, marks }) => (
              <tr key={attempt.attempt}>
                <th scope="row">
                  {dayWords(at)}
                  {isOfSeveral && <span className="figures-note">{titleOf(attempt)}</span>}
                </th>
                {shown.map((name) => (
                  <td key={name}>{marks[name] ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
