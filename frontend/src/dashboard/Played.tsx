import { useCallback } from "react";
import { activities } from "../../../domain/exercise.ts";
import { lastDayWords } from "../../../domain/lastDay.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { classPaths } from "../shell/classPaths.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { titleOf } from "../shell/title.ts";

type PlayedExercise = Reply<"listPlayed">["played"][number];

const often = (times: number): string => (times === 1 ? "once" : `${times} times`);
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

const Row = ({ exercise }: { exercise: PlayedExercise }) => {
  const lastDay = lastDayWords(exercise.due_date);
  return (
    <li>
      <span className="emoji" aria-hidden="true">
        {activities[exercise.activity].emoji}
      </span>
      <span className="played-words">
        <a href={classPaths.play(exercise.assignment_id, exercise.schoolClassId)}>{titleOf(exercise)}</a>
        <span className="soft">
          {exercise.language}, played {often(exercise.times)}, last on {day.format(exercise.lastAt)}
          {lastDay && `. Open until ${lastDay}`}
        </span>
      </span>
    </li>
  );
};

/** What one has played to its end, the newest first, and the way to play it again. It keeps nobody from their own exercises. */
export const Played = () => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listPlayed", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting" || (asked.state === "given" && asked.given.played.length === 0)) return null;
  return (
    <section className="played">
      <h2>What you have played</h2>
      {asked.state === "failed" ? (
        <ProblemNotice problem={asked.problem} ways={{ again: { label: "Try again", go: asked.again } }} />
      ) : (
        <ul>
          {asked.given.played.map((exercise) => (
            <Row key={exercise.assignment_id} exercise={exercise} />
          ))}
        </ul>
      )}
    </section>
  );
};
