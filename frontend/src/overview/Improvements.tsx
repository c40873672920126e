import { type Improvement, type Marks, measureNames, measures } from "../../../domain/improvement.ts";
import { counted } from "../results/wording.ts";
import { pointWords } from "./pointWords.ts";

/** What is compared: the marks where there are, else the two scores. */
const markWords = (marks: Marks): string =>
  marks.mark !== undefined
    ? `${marks.mark}`
    : measureNames
        .flatMap((name) => (marks[name] === undefined ? [] : [`${measures[name]} ${marks[name]}`]))
        .join(", ");

/** Who has tried again, and what came of it: the first attempt beside the newest, by the same engine. */
export const Improvements = ({ improvements }: { improvements: readonly Improvement[] }) => {
  if (improvements.length === 0) return null;
  const gained = improvements.filter(({ points }) => points > 0).length;
  const isChanged = improvements.some(({ otherVersion }) => otherVersion);
  return (
    <details className="improvements">
      <summary>
        {gained} of {counted(improvements.length, "student")} who tried again gained points
      </summary>
      <table className="figures figures-wide">
        <caption className="hidden">First and newest attempt, out of 100</caption>
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col">First</th>
            <th scope="col">Newest</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {improvements.map(({ attempts, first, newest, points, otherVersion }) => (
            <tr key={attempts.student}>
              <th scope="row">
                {attempts.studentId}
                {otherVersion && "*"}
              </th>
              <td>{markWords(first)}</td>
              <td>{markWords(newest)}</td>
              <td>{pointWords(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">Only attempts that the same engine marked are compared.</p>
      {isChanged && (
        <p className="soft">
          * The exercise was changed in between, so the two are not quite of the same thing.
        </p>
      )}
    </details>
  );
};
