import type { ReactNode } from "react";
import { examLabel } from "../../../domain/exams/names.ts";
import { activities, NONE } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { lastDayWords } from "../../../domain/lastDay.ts";
import { texts } from "../../../domain/texts.ts";

const minutes = (duration: number): string => (duration === 1 ? "1 minute" : `${duration} minutes`);

/** What stands in the boxes of the cover; what an exercise does not have is left out. */
const particulars = ({
  language,
  level,
  board,
  duration,
  due_date,
  questionCount,
  exam,
}: PublicExercise): [string, string][] => {
  const lastDay = lastDayWords(due_date);
  return [
    ["Language", language],
    ...(level === NONE ? [] : [["Level", level.replace(" - ", ", ")] satisfies [string, string]]),
    ...(board === NONE ? [] : [["Board", board] satisfies [string, string]]),
    ...(duration > 0 ? [["Time", minutes(duration)] satisfies [string, string]] : []),
    ...(questionCount > 0 ? [["Questions", String(questionCount)] satisfies [string, string]] : []),
    ...(exam ? [["Marked by the criteria of", examLabel(exam)] satisfies [string, string]] : []),
    ...(lastDay ? [["Last day", lastDay] satisfies [string, string]] : []),
  ];
};

/** What is printed on the cover, under its heading. */
export const Cover = ({ exercise, heading }: { exercise: PublicExercise; heading: ReactNode }) => {
  const { activity, objective } = exercise;
  return (
    <>
      <p className="cover-activity">
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}
      </p>
      {heading}
      <dl className="boxes">
        {particulars(exercise).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <section className="cover-focus">
        <h2>What to focus on</h2>
        <p>{objective.trim() === "" ? texts.defaultHint : objective}</p>
      </section>
    </>
  );
};
