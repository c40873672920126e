import { Link } from "react-router";
import { isFinished } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
import { BRAND } from "../shell/brand.ts";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { flagWords, momentWords } from "./wording.ts";

const isFlagged = ({ flags, isTest }: ResultRow): boolean => !isTest && flags.some(isSafeguarding);

/** Attempts in which something was said that a teacher should look at, whatever is filtered or folded away below. */
export const Flagged = ({ rows }: { rows: readonly ResultRow[] }) => {
  const { exercise } = useManaged();
  const flagged = rows.filter(isFlagged);
  if (flagged.length === 0) return null;
  return (
    <section className="results-apart screen-only" aria-labelledby="flagged-title">
      <h2 id="flagged-title">Please look at these ({flagged.length})</h2>
      <ul className="apart-list">
        {flagged.map((row) => (
          <li key={row.attempt}>
            {isFinished(row) ? (
              <Link to={paths.result(exercise.assignment_id, row.attempt)}>{row.studentId}</Link>
            ) : (
              <b>{row.studentId}</b>
            )}
            <span className="soft">
              {row.flags
                .filter(isSafeguarding)
                .map((flag) => flagWords[flag])
                .join(", ")}
              . Begun {momentWords(row.startedAt)}
              {!isFinished(row) && ", not finished"}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">
        {BRAND}'s rules noticed something in what was said. They can be wrong, and they miss things: read it,
        and follow your school's safeguarding policy. This is never printed.
      </p>
    </section>
  );
};
