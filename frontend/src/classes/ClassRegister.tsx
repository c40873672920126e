import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import type { StudentAttempts } from "../../../domain/attempts.ts";
import {
  type ClassLine,
  type ClassOrder,
  classLinesOf,
  classOrders,
  inClassOrder,
  namedLike,
} from "../../../domain/classLines.ts";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { engineWords } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";

type Props = { exercises: readonly OwnExercise[]; rows: Readonly<Record<string, readonly ResultRow[]>> };

const Cell = ({ cell, exercise }: { cell: StudentAttempts | undefined; exercise: OwnExercise }) => {
  if (!cell) return <td className="soft">–</td>;
  const { newest, studentId } = cell;
  const { grade, engine, attempt, teacher } = newest;
  if (newest.finishedAt === undefined) return <td className="soft">begun</td>;
  return (
    <td>
      <Link
        to={paths.result(exercise.assignment_id, attempt)}
        aria-label={`${grade ?? "Finished"}, ${studentId}, ${titleOf(exercise)}`}
      >
        {grade ?? "done"}
      </Link>
      {teacher && teacher.mark !== "" && <span className="figures-note">you: {teacher.mark}</span>}
      {engine === "bedrock" && <sup title={`Marked by ${engineWords.bedrock}`}>m</sup>}
    </td>
  );
};

const Line = ({ line, exercises }: { line: ClassLine; exercises: readonly OwnExercise[] }) => (
  <tr>
    <th scope="row">
      {line.studentId}
      {line.namesakes && <span className="figures-note">another has this name</span>}
    </th>
    <td>
      {line.finished} of {exercises.length}
    </td>
    {exercises.map((exercise, place) => (
      <Cell key={exercise.assignment_id} cell={line.cells[place]} exercise={exercise} />
    ))}
  </tr>
);

/** The class as a register: names down, exercises across, each mark the way to its conversation. */
export const ClassRegister = ({ exercises, rows }: Props) => {
  const [name, setName] = useState("");
  const [order, setOrder] = useState<ClassOrder>("name");
  const wanted = useDeferredValue(name);
  const all = useMemo(
    () => classLinesOf(exercises.map(({ assignment_id }) => rows[assignment_id] ?? [])),
    [exercises, rows],
  );
  const lines = useMemo(() => inClassOrder(namedLike(all, wanted), order), [all, wanted, order]);
  const hasModel = lines.some(({ cells }) => cells.some((cell) => cell?.newest.engine === "bedrock"));
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="register-title">
      <h2 id="register-title">Students</h2>
      <div className="class-filters">
        <label className="choose">
          Name
          <input type="search" value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <label className="choose">
          Order
          <select
            value={order}
            // The options are the orders' own names.
            onChange={({ target }) => setOrder(target.value as ClassOrder)}
          >
            {Object.entries(classOrders).map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="register-scroll" aria-label="The class as a register" tabIndex={0}>
        <table className="figures figures-wide register" aria-labelledby="register-title">
          <thead>
            <tr>
              <th scope="col">Name, as typed</th>
              <th scope="col">Finished</th>
              {exercises.map((exercise, place) => (
                <th key={exercise.assignment_id} scope="col" title={titleOf(exercise)}>
                  {place + 1}
                  <span className="hidden">: {titleOf(exercise)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.student} line={line} exercises={exercises} />
            ))}
          </tbody>
        </table>
      </section>
      {lines.length === 0 && <p>No students match.</p>}
      {hasModel && (
        <p className="soft">
          m: marked by {engineWords.bedrock}; the others by {engineWords.embedded}.
        </p>
      )}
      <p className="soft">
        These are the names that students typed. A guest counts as a new student in each session, so one
        student may be listed twice, and two students may share a name.
      </p>
    </section>
  );
};
