import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isFinished } from "../../../domain/attempts.ts";
import type { FlagReview } from "../../../domain/flagShapes.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
import { useMembership } from "../app/useSession.ts";
import { BRAND } from "../shell/brand.ts";
import { paths } from "../shell/paths.ts";
import { useManaged } from "./managed.ts";
import { flagWords, momentWords } from "./wording.ts";

const isFlagged = ({ flags, isTest }: ResultRow): boolean => !isTest && flags.some(isSafeguarding);

/** The reviews of flagged attempts, by attempt; none where they can't be read. */
const useReviews = (isAnyFlagged: boolean): ReadonlyMap<string, FlagReview> => {
  const { account } = useMembership();
  const [reviews, setReviews] = useState<ReadonlyMap<string, FlagReview>>(new Map());
  useEffect(() => {
    if (!isAnyFlagged) return;
    account.call("listFlags", { params: {}, body: undefined }).then(
      ({ reviewed }) =>
        setReviews(
          new Map(reviewed.flatMap(({ attempt, review }) => (review ? [[attempt, review] as const] : []))),
        ),
      () => undefined,
    );
  }, [account, isAnyFlagged]);
  return reviews;
};

const Row = ({ row, review }: { row: ResultRow; review?: FlagReview | undefined }) => {
  const { assignment_id } = useManaged().exercise;
  return (
    <li>
      {isFinished(row) ? (
        <Link to={paths.result(assignment_id, row.attempt)}>{row.studentId}</Link>
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
        {review && `. Reviewed by ${review.by} on ${momentWords(review.at)}`}
      </span>
    </li>
  );
};

/** Attempts in which something was said that a teacher should look at, whatever is filtered or folded away below. */
export const Flagged = ({ rows }: { rows: readonly ResultRow[] }) => {
  const flagged = rows.filter(isFlagged);
  const reviews = useReviews(flagged.length > 0);
  if (flagged.length === 0) return null;
  const open = flagged.filter(({ attempt }) => !reviews.has(attempt));
  const reviewed = flagged.filter(({ attempt }) => reviews.has(attempt));
  return (
    <section className="results-apart screen-only" aria-labelledby="flagged-title">
      <h2 id="flagged-title">
        {open.length > 0 ? `Please look at these (${open.length})` : "Flags, all reviewed"}
      </h2>
      <ul className="apart-list">
        {[...open, ...reviewed].map((row) => (
          <Row key={row.attempt} row={row} review={reviews.get(row.attempt)} />
        ))}
      </ul>
      <p>
        <Link to={paths.flags}>Read the words, and note that you have reviewed them</Link>
      </p>
      <p className="soft">
        {BRAND}'s rules noticed something in what was said. They can be wrong, and they miss things: read it,
        and follow your school's safeguarding policy. This is never printed.
      </p>
    </section>
  );
};
