import { Link, useParams } from "react-router";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";

/** /create-exercise, before there is a builder. */
export const CreateExercise = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="thinking" />
    <StageHeading title="Create Assignment">Create Assignment</StageHeading>
    <p>Building exercises comes with the next release. Until then, practise with the three demos.</p>
    <p className="plain-ways">
      <a className="button" href="/demo">
        Try a demo!
      </a>
      <Link className="button button-quiet" to={paths.dashboard}>
        Go back home
      </Link>
    </p>
  </main>
);

/** /manage-assignment/{id}, before there are figures to show. */
export const ManageAssignment = () => {
  const { assignmentId = "" } = useParams();
  return (
    <main className="plain">
      <Mark className="plain-mark" expression="thinking" />
      <StageHeading title="Results">Results</StageHeading>
      <p>Seeing results here comes with the next release. Every result is kept until then.</p>
      <p className="plain-ways">
        <a className="button" href={paths.play(assignmentId)}>
          Try the assignment
        </a>
        <Link className="button button-quiet" to={paths.dashboard}>
          Go back home
        </Link>
      </p>
    </main>
  );
};
