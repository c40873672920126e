import { useState } from "react";
import type { ResultColumn } from "../../../domain/attemptOrder.ts";
import type { StudentAttempts } from "../../../domain/attempts.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { useManaged } from "./managed.ts";
import { StudentRows } from "./StudentRows.tsx";
import { markedBy } from "./wording.ts";

const names = {
  ...resultTexts.columns,
  mark: "Your mark",
  time: "Finished",
} as const satisfies Record<ResultColumn, string>;

const classColumns = ["student", "grade", "feedback", "vocabulary", "grammar", "mark", "time"] as const;
const ownColumns = ["time", "grade", "feedback", "vocabulary", "grammar"] as const;

const ColumnHead = ({ column }: { column: ResultColumn }) => {
  const { view, look } = useManaged();
  const { order } = view;
  const isSorted = order.column === column;
  // Names begin at A; of everything else, the most is looked for first.
  const first = column === "student" || column === "feedback" ? "ascending" : "descending";
  const direction = !isSorted ? first : order.direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" className={`cell-${column}`} {...(isSorted && { "aria-sort": order.direction })}>
      <button type="button" className="sort" onClick={() => look({ ...view, order: { column, direction } })}>
        {names[column]}
        <svg className="sort-sign" viewBox="0 0 12 16" aria-hidden="true" focusable="false">
          <path
            className={isSorted && order.direction === "ascending" ? "sort-on" : ""}
            d="M6 1 10.500 6.500h-9Z"
          />
          <path
            className={isSorted && order.direction === "descending" ? "sort-on" : ""}
            d="M6 15 1.500 9.500h9Z"
          />
        </svg>
      </button>
    </th>
  );
};

/** Who marked these attempts, where they were all marked alike; otherwise each row says it for itself. */
const markedAlike = (students: readonly StudentAttempts[]): string | undefined => {
  const [first, ...others] = students.flatMap(({ newest, earlier }) => [newest, ...earlier]);
  return first && others.every(({ engine, version }) => engine === first.engine && version === first.version)
    ? markedBy(first)
    : undefined;
};

/** Who has finished, a line for each, with the attempts before that under it (spec section 2). */
export const ResultTable = ({ students }: { students: readonly StudentAttempts[] }) => {
  const { isShared, assignment_id } = useManaged().exercise;
  const [isWhole, setWhole] = useState(false);
  const columns = isShared ? classColumns : ownColumns;
  const alike = markedAlike(students);
  return (
    <>
      <label className="choice-option results-whole screen-only">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
        Show the whole feedback
      </label>
      <table
        className={["results-table", isShared ? "" : "results-own", isWhole ? "" : "results-lines"].join(" ")}
        aria-labelledby="results-title"
      >
        <caption>
          <span className="screen-only">
            {isShared
              ? "Choose a name to read the conversation. "
              : "Choose an attempt to read the conversation. "}
          </span>
          {alike !== undefined && `Marked ${alike}.`}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} />
            ))}
          </tr>
        </thead>
        {students.map((student) => (
          <StudentRows
            key={student.student}
            attempts={student}
            assignmentId={assignment_id}
            isShared={isShared}
            isMarkedAlike={alike !== undefined}
          />
        ))}
      </table>
    </>
  );
};
