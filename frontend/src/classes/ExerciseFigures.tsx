import { useMemo } from "react";
import { Link } from "react-router";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { measureNames } from "../../../domain/improvement.ts";
import { type EngineSpread, overviewOf } from "../../../domain/overview.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { FEW } from "../../../domain/spread.ts";
import { engineWords } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";

type Props = { exercises: readonly OwnExercise[]; rows: Readonly<Record<string, readonly ResultRow[]>> };

/** "82 · 54 · 78". */
const middleWords = (spreads: EngineSpread["spreads"]): string => {
  const middles = measureNames.map((name) => spreads[name].median);
  const isKnown = middles.some((median) => median !== undefined);
  return isKnown ? middles.map((median) => median ?? "–").join(" · ") : "too few yet";
};

const Row = ({
  exercise,
  number,
  rows,
}: {
  exercise: OwnExercise;
  number: number;
  rows: readonly ResultRow[];
}) => {
  const { students, finished, engines } = useMemo(() => overviewOf(rows), [rows]);
  return (
    <tr>
      <th scope="row">
        <span className="class-number">{number}</span>{" "}
        <Link to={paths.manage(exercise.assignment_id)}>{titleOf(exercise)}</Link>
        <span className="figures-note">{exercise.language}</span>
      </th>
      <td>
        {finished.length} of {students.length}
      </td>
      <td>
        {engines.length === 0 && "–"}
        {engines.map(({ engine, version, spreads }) => (
          <span key={`${engine} ${version}`} className="class-middle">
            {middleWords(spreads)}
            <span className="figures-note">
              by {engineWords[engine]}, version {version}
            </span>
          </span>
        ))}
      </td>
    </tr>
  );
};

/** Each exercise of a class with its figures; the numbers are what the register calls them by. */
export const ExerciseFigures = ({ exercises, rows }: Props) => (
  <section aria-labelledby="class-exercises-title">
    <h2 id="class-exercises-title">Exercises</h2>
    <table className="figures figures-wide class-exercises" aria-labelledby="class-exercises-title">
      <thead>
        <tr>
          <th scope="col">Exercise</th>
          <th scope="col">Finished</th>
          <th scope="col">Median: mark · vocabulary · grammar</th>
        </tr>
      </thead>
      <tbody>
        {exercises.map((exercise, place) => (
          <Row
            key={exercise.assignment_id}
            exercise={exercise}
            number={place + 1}
            rows={rows[exercise.assignment_id] ?? []}
          />
        ))}
      </tbody>
    </table>
    <p className="soft">
      Out of 100, of each student's newest attempt. No median for fewer than {FEW}
      students.
    </p>
  </section>
);
