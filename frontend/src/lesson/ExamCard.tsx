import { activities } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { texts } from "../../../domain/texts.ts";
import { Photos } from "../intro/Photos.tsx";

type Props = {
  exercise: PublicExercise;
  /** Where its photos are found. */
  photos: readonly string[];
  hint?: string;
};

/** The exercise folded away to one line, with its focus and hint inside. */
export const ExamCard = ({ exercise, photos, hint }: Props) => {
  const { activity, objective } = exercise;
  const focus = objective.trim() === "" ? texts.defaultHint : objective;
  const hasPhotos = photos.length > 0;
  return (
    <details className="exam-card" open={hasPhotos}>
      <summary>
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}: {hasPhotos && "photo, "}focus and hint
      </summary>
      <div className="exam-card-inside">
        {hasPhotos && <Photos exercise={exercise} addresses={photos} />}
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
