import { Card } from "@aws-amplify/ui-react";
import { Link } from "react-router";
import { activities } from "../../../domain/exercise.ts";
import { ShareButton } from "../sharing/ShareButton.tsx";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { ExerciseTools } from "./ExerciseTools.tsx";
import { finishedWords, type ItemProps, linkWords, madeOn, whoseWords } from "./itemWords.ts";

/** One of one's exercises: a booklet, with the ways to its results and to playing it (spec section 2). */
export const ExerciseCard = (props: ItemProps) => {
  const { exercise, classes, finished, put } = props;
  const { assignment_id, activity, language, isShared } = exercise;
  const title = titleOf(exercise);
  const link = linkWords(exercise);
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
        {whoseWords(exercise, classes)}
        {link && `. ${link}`}
      </p>
      <p className="soft exercise-card-dates">
        {[madeOn(exercise), finishedWords(finished)].filter(Boolean).join(", ") || "\u00a0"}
      </p>
      <div className="exercise-card-ways">
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
        {isShared && (
          <ShareButton
            className="button button-quiet"
            exercise={exercise}
            language={language}
            of={title}
            put={put}
          />
        )}
      </div>
      <p className="exercise-card-tools">
        <ExerciseTools {...props} />
      </p>
    </Card>
  );
};
