import { memo, type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { hasBegunAgain, type StudentAttempts, timeOf } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
import { paths } from "../shell/paths.ts";
import { AttemptCells } from "./AttemptCells.tsx";
import { counted, flagWords, momentWords } from "./wording.ts";

type Props = {
  attempts: StudentAttempts;
  assignmentId: string;
  isShared: boolean;
  /** Is it said above the table who marked them? */
  isMarkedAlike: boolean;
};

/** The head of a row: the way to the conversation, and what a teacher should know of it. */
const Head = ({
  to,
  name,
  row,
  children,
}: {
  to: string;
  name: string;
  row: ResultRow;
  children?: ReactNode;
}) => (
  <th scope="row" className="cell-student">
    <Link className="student-name" to={to}>
      {name}
    </Link>
    {row.flags.map((flag) => (
      <span key={flag} className={`cell-note cell-flag${isSafeguarding(flag) ? " screen-only" : ""}`}>
        {flagWords[flag]}
      </span>
    ))}
    {children}
  </th>
);

/** One student: the newest attempt, and the earlier ones under it where they are asked for. */
export const StudentRows = memo(({ attempts, assignmentId, isShared, isMarkedAlike }: Props) => {
  const { newest, studentId, namesakes, earlier } = attempts;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const to = (row: ResultRow) => paths.result(assignmentId, row.attempt);
  return (
    <tbody id={id}>
      <tr>
        <Head to={to(newest)} name={isShared ? studentId : momentWords(timeOf(newest))} row={newest}>
          {namesakes && isShared && (
            <span className="cell-note">Another student has typed the same name</span>
          )}
          {hasBegunAgain(attempts) && (
            <span className="cell-note">Has begun again since, and not finished</span>
          )}
          {earlier.length > 0 && (
            <button
              type="button"
              className="tool fold"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {counted(earlier.length, "earlier attempt")}
            </button>
          )}
        </Head>
        <AttemptCells row={newest} isShared={isShared} isMarkedAlike={isMarkedAlike} />
      </tr>
      {isOpen &&
        earlier.map((row) => (
          <tr key={row.attempt} className="earlier">
            <Head to={to(row)} name={momentWords(timeOf(row))} row={row}>
              <span className="hidden">: earlier attempt of {studentId}</span>
            </Head>
            <AttemptCells row={row} isShared={isShared} isMarkedAlike={isMarkedAlike} />
          </tr>
        ))}
    </tbody>
  );
});
