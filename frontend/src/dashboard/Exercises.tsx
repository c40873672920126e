import { Link } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { SharedWithYou } from "../colleagues/SharedWithYou.tsx";
import { FlagCount } from "../flags/FlagCount.tsx";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { ExerciseGrid } from "./ExerciseGrid.tsx";
import { Played } from "./Played.tsx";
import { useExercises } from "./useExercises.ts";

/** One's own exercises, what one has played, and the ways to the figures of both. */
export const Exercises = ({ isTeacher }: { isTeacher: boolean }) => {
  const asked = useExercises();
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  return (
    <main className="dashboard">
      <header className="dashboard-head">
        <StageHeading title="Dashboard">Your exercises</StageHeading>
        <p className="plain-ways">
          <Link className="button button-quiet" to={paths.progress}>
            Your progress
          </Link>
          {isTeacher && (
            <Link className="button button-quiet" to={paths.classes}>
              Your classes
            </Link>
          )}
          <Link className="button" to={paths.createExercise}>
            Create Assignment
          </Link>
        </p>
      </header>
      {isTeacher && <FlagCount />}
      {asked.given.exercises.length > 0 ? (
        <ExerciseGrid {...asked.given} />
      ) : (
        <section className="none-yet">
          <Mark className="plain-mark" expression="idle" />
          <p className="none-yet-words">{accountTexts.noAssignments}</p>
          <Link className="button" to={paths.createExercise}>
            Create Your First Assignment
          </Link>
        </section>
      )}
      {isTeacher && <SharedWithYou />}
      <Played />
    </main>
  );
};
