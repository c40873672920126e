import { Link } from "react-router";
import { isFinished, timeOf } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { isOwn } from "../colleagues/right.ts";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { engineWords, momentWords } from "./wording.ts";

const outcome = ({ grade, engine, version }: ResultRow): string =>
  [grade, engine && `by ${engineWords[engine]}`, `version ${version}`]
    .filter((part) => part !== undefined)
    .join(", ");

/** What its owner, and the colleagues who have it, tried out, apart from what students did. */
export const Tests = ({ tests }: { tests: readonly ResultRow[] }) => {
  const { exercise, colleagues } = useManaged();
  const { assignment_id } = exercise;
  const areOwn = isOwn(exercise) && colleagues.length === 0;
  return (
    <section className="results-apart" aria-labelledby="tests-title">
      <h3 id="tests-title">
        {areOwn ? "Your own" : "Teachers'"} tests ({tests.length})
      </h3>
      <ul className="apart-list">
        {tests.map((row) => (
          <li key={row.attempt}>
            {isFinished(row) ? (
              <>
                <Link to={paths.result(assignment_id, row.attempt)}>Test, {momentWords(timeOf(row))}</Link>
                <span className="soft">{outcome(row)}</span>
              </>
            ) : (
              <span className="soft">Test begun {momentWords(row.startedAt)} and not finished</span>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">They count in no figure, and are in no file.</p>
    </section>
  );
};
