import { Link } from "react-router";
import { gradePercent } from "../../../domain/gradePercent.ts";
import type { StudentCourse } from "../../../domain/schoolClass/shapes.ts";
import { dayWords } from "../progress/days.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";

const figure = (score: number | undefined) => (score === undefined ? "–" : Math.round(score));

/** Every conversation that a student has finished, the newest first, each out of 100. */
export const StudentAttempts = ({ attempts }: Pick<StudentCourse, "attempts">) => (
  <section aria-labelledby="attempts-title">
    <h2 id="attempts-title">Conversations</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
    <section className="register-scroll" aria-label="All conversations" tabIndex={0}>
      <table className="figures figures-wide student-attempts" aria-labelledby="attempts-title">
        <thead>
          <tr>
            <th scope="col">Exercise</th>
            <th scope="col">Date</th>
            <th scope="col">Mark</th>
            <th scope="col">Vocabulary</th>
            <th scope="col">Grammar</th>
            <th scope="col">Teacher's mark</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.attempt}>
              <th scope="row">
                <Link to={paths.result(attempt.assignment_id, attempt.attempt)}>{titleOf(attempt)}</Link>
              </th>
              <td>{dayWords(attempt.finishedAt)}</td>
              <td>{figure(gradePercent(attempt.grade))}</td>
              <td>{figure(attempt.vocabulary)}</td>
              <td>{figure(attempt.grammar)}</td>
              <td>
                {attempt.teacher?.mark ? <b>{attempt.teacher.mark}</b> : "–"}
                {attempt.teacher?.reason && <span className="figures-note">{attempt.teacher.reason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p className="soft">
      Mark, vocabulary and grammar are out of 100. They are for practice, and predict no grade.
    </p>
  </section>
);
