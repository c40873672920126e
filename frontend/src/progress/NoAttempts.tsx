import { Link } from "react-router";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";

/** Before one has finished anything. */
export const NoAttempts = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="idle" />
    <StageHeading title="Your progress">Your progress</StageHeading>
    <p>
      Nothing to see yet. Finish a conversation with Mark while you are signed in, and here is how it went,
      and what to practise next.
    </p>
    <p className="plain-ways">
      <Link className="button" to={paths.dashboard}>
        Choose an exercise
      </Link>
      <Link className="button button-quiet" to={paths.createExercise}>
        Create one
      </Link>
    </p>
  </main>
);
