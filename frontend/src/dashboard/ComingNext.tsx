import { Link, useParams } from "react-router";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";

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
