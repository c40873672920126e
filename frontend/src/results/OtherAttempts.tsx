import { Link } from "react-router";
import { gatherAttempts, timeOf } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { momentWords } from "./wording.ts";

/** The same student's other attempts, the newest first. */
export const OtherAttempts = ({ result: { student, attempt, isTest } }: { result: ResultRow }) => {
  const { exercise, results } = useManaged();
  const { students } = gatherAttempts(results.rows.filter((row) => row.student === student));
  const others = students
    .flatMap(({ newest, earlier }) => [newest, ...earlier])
    .filter((row) => row.attempt !== attempt && row.engine !== undefined);
  if (isTest || !exercise.isShared || others.length === 0) return null;
  return (
    <section className="results-apart" aria-labelledby="others-title">
      <h3 id="others-title">Other attempts of this student</h3>
      <ul className="apart-list">
        {others.map((row) => (
          <li key={row.attempt}>
            <Link to={paths.result(exercise.assignment_id, row.attempt)}>{momentWords(timeOf(row))}</Link>
            <span className="soft">{row.grade}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
