import { Card } from "@aws-amplify/ui-react";
import { Link } from "react-router";
import { activities } from "../../../domain/exercise.ts";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { lastDayWords } from "../../../domain/lastDay.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { wizardPath } from "../shell/wizardPath.ts";
import { CopyLink } from "./CopyLink.tsx";

/** One of one's exercises: a booklet, with the ways to its results and to playing it (spec section 2). */
export const ExerciseCard = ({ exercise }: { exercise: OwnExercise }) => {
  const { assignment_id, activity, language, isShared, isClosed, class_id, due_date } = exercise;
  const title = titleOf(exercise);
  const lastDay = lastDayWords(due_date);
  return (
    <Card as="article" className={`booklet exercise-card spine-${language.toLowerCase()}`}>
      <p className="exercise-card-activity">
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}
      </p>
      <h2>
        <ExerciseTitle exercise={exercise} />
      </h2>
      <p className="soft">
        {language}
        {class_id !== "" && `, class ${class_id}`}
        {isClosed ? ". Link closed" : lastDay && `. Open until ${lastDay}`}
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
        <Link className="tool" to={wizardPath("edit", assignment_id)} aria-label={`Edit: ${title}`}>
          Edit
        </Link>
        <Link className="tool" to={wizardPath("copy", assignment_id)} aria-label={`Duplicate: ${title}`}>
          Duplicate
        </Link>
        {isShared && <CopyLink className="tool" assignmentId={assignment_id} of={title} />}
      </p>
    </Card>
  );
};
