import { Link } from "react-router";
import { activities } from "../../../domain/exercise.ts";
import { PROGRESS_MAX_ATTEMPTS } from "../../../domain/limits.ts";
import { gainOf, type Played } from "../../../domain/progress.ts";
import type { OwnAttempt } from "../../../domain/resultShapes.ts";
import { pointWords } from "../overview/pointWords.ts";
import { counted, momentWords } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";
import { dayWords } from "./days.ts";
import { TeacherMark } from "./TeacherMark.tsx";

/** Where it is read again. */
const addressOf = ({ assignment_id, attempt }: OwnAttempt): string =>
  `${paths.progress}?${new URLSearchParams({ exercise: assignment_id, attempt })}`;

const Attempt = ({ attempt }: { attempt: OwnAttempt }) => {
  const when = momentWords(attempt.finishedAt ?? attempt.startedAt);
  return (
    <li className="own-attempt">
      <p className="own-attempt-line">
        <span>{dayWords(attempt.finishedAt ?? attempt.startedAt)}</span>
        <b>{attempt.grade ?? "The mark is kept back"}</b>
        <Link
          className="tool"
          to={addressOf(attempt)}
          aria-label={`Read it again: ${titleOf(attempt)}, ${when}`}
        >
          Read it again
        </Link>
      </p>
      <TeacherMark {...attempt.teacher} again={attempt.again} />
    </li>
  );
};

/** Is it working? */
const GainLine = ({ attempts }: { attempts: readonly OwnAttempt[] }) => {
  const gain = gainOf(attempts);
  if (!gain) return null;
  return (
    <p className="gain">
      Since your first try: <b>{pointWords(gain.points)}</b>
      {gain.otherVersion && ", though the exercise has changed"}
    </p>
  );
};

const Exercise = ({ played: { exercise, attempts } }: { played: Played }) => {
  const { assignment_id, activity, language, isOpen } = exercise;
  return (
    <li className={`booklet own-exercise spine-${language.toLowerCase()}`}>
      <p className="exercise-card-activity">
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}, {language}
      </p>
      <h3>{titleOf(exercise)}</h3>
      <GainLine attempts={attempts} />
      <ul>
        {attempts.map((attempt) => (
          <Attempt key={attempt.attempt} attempt={attempt} />
        ))}
      </ul>
      {isOpen ? (
        <a
          className="button button-quiet"
          href={paths.play(assignment_id)}
          aria-label={`Play again: ${titleOf(exercise)}`}
        >
          Play again
        </a>
      ) : (
        <p className="soft">This exercise is closed.</p>
      )}
    </li>
  );
};

/** What one has played, exercise by exercise, each attempt to be read again. */
export const PlayedList = ({ played }: { played: readonly Played[] }) => {
  const count = played.reduce((sum, { attempts }) => sum + attempts.length, 0);
  return (
    <section className="own-exercises" aria-labelledby="own-exercises-title">
      <h2 id="own-exercises-title">Your conversations</h2>
      <p className="soft">
        {counted(count, "conversation")} on {counted(played.length, "exercise")}, the newest first
        {count >= PROGRESS_MAX_ATTEMPTS && "; older ones are not shown or counted here"}
      </p>
      <ul className="own-list">
        {played.map((one) => (
          <Exercise key={one.exercise.assignment_id} played={one} />
        ))}
      </ul>
    </section>
  );
};
