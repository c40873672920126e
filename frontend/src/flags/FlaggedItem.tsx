import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { FlaggedAttempt } from "../../../domain/flagShapes.ts";
import { flagLabels } from "../../../domain/safeguarding.ts";
import { momentWords } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";

/** A flagged attempt: whose, at what, when, and the words. */
export const FlaggedItem = ({ flagged, children }: { flagged: FlaggedAttempt; children?: ReactNode }) => {
  const { assignment_id, attempt, studentId, class_id, answers, isFinished, review } = flagged;
  const id = useId();
  return (
    <li>
      <article className="panel flagged" aria-labelledby={id}>
        <h3 id={id}>{studentId}</h3>
        <p className="soft">
          <Link to={paths.manage(assignment_id)}>{titleOf(flagged)}</Link>
          {class_id !== "" && `, class ${class_id}`}
          {isFinished ? (
            <>
              {" · "}
              <Link
                to={paths.result(assignment_id, attempt)}
                aria-label={`The whole conversation: ${studentId}`}
              >
                The whole conversation
              </Link>
            </>
          ) : (
            " · not finished"
          )}
        </p>
        <ul className="flagged-answers">
          {answers.map(({ words, flags, at }) => (
            <li key={at}>
              <blockquote>“{words}”</blockquote>
              <p className="soft">
                {flags.map((flag) => flagLabels[flag]).join(", ")}. {momentWords(at)}
              </p>
            </li>
          ))}
        </ul>
        {review && (
          <p className="flag-review">
            Reviewed by {review.by} on {momentWords(review.at)}.
            {review.note !== "" && <span> {review.note}</span>}
          </p>
        )}
        {children}
      </article>
    </li>
  );
};
