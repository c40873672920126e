import { Link } from "react-router";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";

/** Said where there is nothing that this member manages: it is deleted, somebody else's, or never was. */
export const NotManaged = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="puzzled" />
    <StageHeading title="Not found">This is not among your exercises</StageHeading>
    <p>It may have been deleted, or it belongs to another account.</p>
    <p className="plain-ways">
      <Link className="button" to={paths.dashboard}>
        Go back home
      </Link>
    </p>
  </main>
);
