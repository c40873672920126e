import { Link } from "react-router";
import { isFinished, timeOf } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { engineWords, momentWords } from "./wording.ts";

const outcome = ({ grade, engine, version }: ResultRow): string =>
  [grade, engine && `by ${engineWords[engine]}`, `version ${version}`]
    .filter((part) => part !== undefined)
    .join(", ");

/** The owner's own try-outs, apart from what students did. */
export const Tests = ({ tests }: { tests: readonly ResultRow[] }) => {
  const { assignment_id } = useManaged().exercise;
  return (
    <section className="results-apart" aria-labelledby="tests-title">
      <h3 id="tests-title">Your own tests ({tests.length})</h3>
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
