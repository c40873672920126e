import { activities } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import { texts } from "../../../domain/texts.ts";

/** The exercise folded away to one line, with its focus and hint inside. */
export const ExamCard = ({ exercise, hint }: { exercise: PublicExercise; hint?: string }) => {
  const { activity, objective } = exercise;
  const focus = objective.trim() === "" ? texts.defaultHint : objective;
  return (
    <details className="exam-card">
      <summary>
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}: focus and hint
      </summary>
      <div className="exam-card-inside">
        <h2>What to focus on</h2>
        <p>{focus}</p>
        {hint !== undefined && hint !== focus && (
          <>
            <h2>Hint</h2>
            <p>{hint}</p>
          </>
        )}
      </div>
    </details>
  );
};
