import { Link } from "react-router";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";

/** In the place of a class, or of its student, that is gone or another teacher's. */
export const NoSuchClass = () => (
  <main className="plain">
    <StageHeading title="Class not found">This class is not here</StageHeading>
    <p>It may have been deleted, or it is another teacher's.</p>
    <p>
      <Link className="button" to={paths.classes}>
        Your classes
      </Link>
    </p>
  </main>
);
