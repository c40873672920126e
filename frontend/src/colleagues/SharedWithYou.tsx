import "../styles/colleagues.css";
import { Card } from "@aws-amplify/ui-react";
import { useCallback } from "react";
import { Link } from "react-router";
import { activities } from "../../../domain/exercise.ts";
import type { SharedExercise } from "../../../domain/exerciseShapes.ts";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { wizardPath } from "../shell/wizardPath.ts";

/** A colleague's exercise, with the ways to what one may do with it. */
const SharedCard = ({ exercise }: { exercise: SharedExercise }) => {
  const { assignment_id, activity, language, class_id, isClosed, shared } = exercise;
  const title = titleOf(exercise);
  return (
    <Card as="article" className={`booklet exercise-card spine-${language.toLowerCase()}`}>
      <p className="exercise-card-activity">
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}
      </p>
      <h3>
        <ExerciseTitle exercise={exercise} />
      </h3>
      <p className="soft">
        {language}
        {class_id !== "" && `, class ${class_id}`}
        {isClosed && ". Link closed"}
      </p>
      <p className="soft share-address">
        Shared by {shared.by}
        {shared.right === "edit" && ". You can edit it"}
      </p>
      <p className="exercise-card-ways">
        <Link
          className="button button-quiet"
          to={paths.manage(assignment_id)}
          aria-label={`See Result: ${title}`}
        >
          See Result
        </Link>
        <a className="button" href={paths.play(assignment_id)} aria-label={`Play: ${title}`}>
          Play
        </a>
      </p>
      <p className="exercise-card-tools">
        {shared.right === "edit" && (
          <Link className="tool" to={wizardPath("edit", assignment_id)} aria-label={`Edit: ${title}`}>
            Edit
          </Link>
        )}
        <Link className="tool" to={wizardPath("copy", assignment_id)} aria-label={`Duplicate: ${title}`}>
          Duplicate
        </Link>
      </p>
    </Card>
  );
};

/** What colleagues share with a teacher; nothing where that is nothing. It keeps nobody from their own exercises. */
export const SharedWithYou = () => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listShared", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting" || (asked.state === "given" && asked.given.exercises.length === 0))
    return null;
  return (
    <section className="shared-with-you" aria-labelledby="shared-title">
      <h2 id="shared-title">Shared with you</h2>
      {asked.state === "failed" ? (
        <ProblemNotice problem={asked.problem} ways={{ again: { label: "Try again", go: asked.again } }} />
      ) : (
        <ul className="exercise-grid">
          {asked.given.exercises.map((exercise) => (
            <li key={exercise.assignment_id}>
              <SharedCard exercise={exercise} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
