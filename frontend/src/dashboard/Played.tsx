import { activities } from "../../../domain/exercise.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { paths } from "../shell/paths.ts";
import { titleOf } from "../shell/title.ts";

type PlayedExercise = Reply<"listPlayed">["played"][number];

const often = (times: number): string => (times === 1 ? "once" : `${times} times`);
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** What one has played to its end, the newest first, and the way to play it again. */
export const Played = ({ played }: { played: readonly PlayedExercise[] }) => (
  <section className="played">
    <h2>What you have played</h2>
    <ul>
      {played.map((exercise) => (
        <li key={exercise.assignment_id}>
          <span className="emoji" aria-hidden="true">
            {activities[exercise.activity].emoji}
          </span>
          <span className="played-words">
            <a href={paths.play(exercise.assignment_id)}>{titleOf(exercise)}</a>
            <span className="soft">
              {exercise.language}, played {often(exercise.times)}, last on {day.format(exercise.lastAt)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
