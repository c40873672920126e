import { useCallback } from "react";
import { Link } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useAsked } from "../app/useAsked.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { SharedWithYou } from "../colleagues/SharedWithYou.tsx";
import { FlagCount } from "../flags/FlagCount.tsx";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { ExerciseGrid } from "./ExerciseGrid.tsx";
import { Played } from "./Played.tsx";

/** One's own exercises, what one has played, and the ways to the figures of both. */
export const Exercises = ({ isTeacher }: { isTeacher: boolean }) => {
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
      {exercises.length > 0 ? (
        <ExerciseGrid exercises={exercises} />
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
