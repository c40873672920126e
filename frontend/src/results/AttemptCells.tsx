import { timeOf } from "../../../domain/attempts.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { markedBy, momentWords } from "./wording.ts";

const { columns } = resultTexts;

/** A score (0–100), or that it is kept back. */
const Score = ({ score }: { score: number | undefined }) =>
  score === undefined ? <span className="soft">Kept back</span> : <b>{Math.round(score)}</b>;

type Props = {
  row: ResultRow;
  isShared: boolean;
  /** Is it said above the table who marked it? */
  isMarkedAlike: boolean;
};

/** A finished attempt in a row, after its head. On narrow screens `data-label` stands before what each cell holds. */
export const AttemptCells = ({ row, isShared, isMarkedAlike }: Props) => {
  const { grade, feedback = "", vocabulary, grammar, teacher } = row;
  return (
    <>
      <td className="cell-grade" data-label={columns.grade}>
        {grade === undefined ? <span className="soft">Kept back</span> : <b>{grade}</b>}
        {!isMarkedAlike && <span className="cell-note">{markedBy(row)}</span>}
      </td>
      <td className="cell-feedback" data-label={columns.feedback}>
        <p className="clamped">{feedback.replace(/\s*\n\s*/g, " ")}</p>
      </td>
      <td className="cell-vocabulary" data-label={columns.vocabulary}>
        <Score score={vocabulary} />
      </td>
      <td className="cell-grammar" data-label={columns.grammar}>
        <Score score={grammar} />
      </td>
      {isShared && (
        <>
          <td className="cell-mark" data-label="Your mark">
            {teacher && teacher.mark !== "" ? (
              <>
                <b>{teacher.mark}</b>
                <span className="cell-note">{teacher.reason}</span>
              </>
            ) : (
              <span className="soft">None</span>
            )}
            {teacher && teacher.note !== "" && <span className="cell-note screen-only">With a note</span>}
          </td>
          <td className="cell-time" data-label="Finished">
            {momentWords(timeOf(row))}
          </td>
        </>
      )}
    </>
  );
};
