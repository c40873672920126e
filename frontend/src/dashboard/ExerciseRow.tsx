import { useId, useState } from "react";
import { Link } from "react-router";
import { activities } from "../../../domain/exercise.ts";
import { ShareButton } from "../sharing/ShareButton.tsx";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { ExerciseTools } from "./ExerciseTools.tsx";
import { finishedWords, type ItemProps, linkWords, madeOn, whoseWords } from "./itemWords.ts";

/** An exercise in one line, among many; the rarer things to do with it are under "More". */
export const ExerciseRow = (props: ItemProps) => {
  const { exercise, classes, finished, put } = props;
  const { assignment_id, activity, language, isShared } = exercise;
  const [isOpen, setOpen] = useState(false);
  const tools = useId();
  const title = titleOf(exercise);
  const about = [activity, whoseWords(exercise, classes), linkWords(exercise)].filter(Boolean).join(". ");
  return (
    <article className={`exercise-row spine-${language.toLowerCase()}`}>
      <div className="exercise-row-words">
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        <h2>
          <ExerciseTitle exercise={exercise} />
        </h2>{" "}
        <span className="soft">{about}</span>
      </div>
      <p className="soft exercise-row-date">{madeOn(exercise)}</p>
      <p className="exercise-row-count">{finishedWords(finished)}</p>
      <div className="exercise-row-ways">
        <Link className="tool" to={paths.manage(assignment_id)} aria-label={`See Result: ${title}`}>
          See Result
        </Link>
        <a className="tool" href={paths.play(assignment_id)} aria-label={`Play: ${title}`}>
          Play
        </a>
        {isShared && (
          <ShareButton className="tool" exercise={exercise} language={language} of={title} put={put} />
        )}
        <button
          type="button"
          className="tool"
          aria-expanded={isOpen}
          aria-controls={tools}
          aria-label={`More: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </button>
      </div>
      <p id={tools} className="exercise-row-tools" hidden={!isOpen}>
        {isOpen && <ExerciseTools {...props} />}
      </p>
    </article>
  );
};
