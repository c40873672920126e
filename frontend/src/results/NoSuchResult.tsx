import { Link } from "react-router";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { useManaged } from "./managed.ts";

/** Said where there is no such result, or no longer. */
export const NoSuchResult = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="puzzled" />
    <StageHeading title="Not found">This result is not there</StageHeading>
    <p>It may have been deleted, or the conversation is not finished yet.</p>
    <p className="plain-ways">
      <Link className="button" to={paths.manage(useManaged().exercise.assignment_id)}>
        All results
      </Link>
    </p>
  </main>
);
