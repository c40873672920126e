import { useCallback } from "react";
import { Link } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useAsked } from "../app/useAsked.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { ExerciseCard } from "./ExerciseCard.tsx";
import { Played } from "./Played.tsx";

/** One's own exercises, and what one has played. */
export const Exercises = () => {
  const { acts } = useMembership();
  const ask = useCallback(() => acts.call("listExercises", { params: {}, body: undefined }), [acts]);
  const asked = useAsked(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  const { exercises } = asked.given;
  return (
    <main className="dashboard">
      <header className="dashboard-head">
        <StageHeading title="Dashboard">Your exercises</StageHeading>
        {exercises.length > 0 && (
          <Link className="button" to={paths.createExercise}>
            Create Assignment
          </Link>
        )}
      </header>
      {exercises.length > 0 ? (
        <ul className="exercise-grid">
          {exercises.map((exercise) => (
            <li key={exercise.assignment_id}>
              <ExerciseCard exercise={exercise} />
            </li>
          ))}
        </ul>
      ) : (
        <section className="none-yet">
          <Mark className="plain-mark" expression="idle" />
          <p className="none-yet-words">{accountTexts.noAssignments}</p>
          <Link className="button" to={paths.createExercise}>
            Create Your First Assignment
          </Link>
        </section>
      )}
      <Played />
    </main>
  );
};
