import { useMemo, useState } from "react";
import { coursesOf, type Played } from "../../../domain/progress.ts";
import { titleOf } from "../shell/title.ts";
import { CourseFigure } from "./CourseFigure.tsx";

const ALL = "";

/** One's marks over time: over all exercises, or of one. */
export const OverTime = ({ played }: { played: readonly Played[] }) => {
  const [wanted, setWanted] = useState(ALL);
  const attempts = useMemo(
    () =>
      played
        .filter(({ exercise }) => wanted === ALL || exercise.assignment_id === wanted)
        .flatMap(({ attempts }) => attempts),
    [played, wanted],
  );
  const courses = useMemo(() => coursesOf(attempts), [attempts]);
  return (
    <section className="over-time" aria-labelledby="over-time-title">
      <h2 id="over-time-title">Over time</h2>
      {played.length > 1 && (
        <label className="choose">
          Show
          <select value={wanted} onChange={({ target }) => setWanted(target.value)}>
            <option value={ALL}>All exercises</option>
            {played.map(({ exercise }) => (
              <option key={exercise.assignment_id} value={exercise.assignment_id}>
                {titleOf(exercise)} ({exercise.language})
              </option>
            ))}
          </select>
        </label>
      )}
      {courses.length > 1 && (
        <p className="soft">
          Two engines have marked you. Their marks are not alike, so each has its own lines.
        </p>
      )}
      {courses.length === 0 && <p className="soft">These marks are kept back.</p>}
      {courses.map((course) => (
        <CourseFigure key={course.engine} course={course} isOfSeveral={wanted === ALL && played.length > 1} />
      ))}
    </section>
  );
};
