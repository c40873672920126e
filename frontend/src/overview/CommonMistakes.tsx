import { useId } from "react";
import { Link } from "react-router";
import type { CommonMistake } from "../../../domain/commonMistakes.ts";
import type { Language } from "../../../domain/exercise.ts";
import { mistakes as kinds } from "../../../domain/mistakes.ts";
import { Examples } from "./Examples.tsx";
import { exerciseOn } from "./exerciseOn.ts";
import { usePencil } from "./usePencil.tsx";

type Props = {
  /** `sources` are students. */
  mistakes: readonly CommonMistake[];
  /** Of how many. */
  students: number;
  language: Language;
};

const MOST_SHOWN = 6;

const Bar = ({ part, whole }: { part: number; whole: number }) => {
  const { fill, pattern } = usePencil();
  return (
    <svg className="share" width="100%" height="0.8em" aria-hidden="true" focusable="false">
      {pattern}
      <rect className="chart-bar" fill={fill} height="100%" width={`${(100 * part) / Math.max(1, whole)}%`} />
    </svg>
  );
};

const Row = ({ mistake, students, language }: Omit<Props, "mistakes"> & { mistake: CommonMistake }) => {
  const { kind, sources, examples } = mistake;
  const { label } = kinds[kind];
  return (
    <tr>
      <th scope="row">
        {label}
        <Examples examples={examples} language={language} />
      </th>
      <td>
        <b>{sources}</b> of {students}
        <Bar part={sources} whole={students} />
        <Link
          className="tool"
          to={exerciseOn(kind, language)}
          aria-label={`Make an exercise on this: ${label}`}
        >
          Make an exercise on this
        </Link>
      </td>
    </tr>
  );
};

/** The mistakes that most students make, with what they really said, and the way to an exercise on each. */
export const CommonMistakes = ({ mistakes, students, language }: Props) => {
  const titleId = useId();
  const [shown, more] = [mistakes.slice(0, MOST_SHOWN), mistakes.slice(MOST_SHOWN)];
  return (
    <section className="common-mistakes">
      <h3 id={titleId}>Mistakes that come up most</h3>
      {shown.length === 0 ? (
        <p className="soft">None was found in the newest conversations.</p>
      ) : (
        <table className="mistakes-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">Kind, and what was said</th>
              <th scope="col">Students</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((mistake) => (
              <Row key={mistake.kind} mistake={mistake} students={students} language={language} />
            ))}
          </tbody>
        </table>
      )}
      {more.length > 0 && (
        <p className="soft">
          Also:{" "}
          {more.map(({ kind, sources }) => `${kinds[kind].label} (${sources} of ${students})`).join("; ")}.
        </p>
      )}
    </section>
  );
};
