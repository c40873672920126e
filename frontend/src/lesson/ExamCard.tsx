import type { ReactNode } from "react";
import { activities } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { texts } from "../../../domain/texts.ts";
import { photoPlaces } from "../intro/photoPlaces.ts";

type Props = {
  exercise: PublicExercise;
  /** Its photos, or what is the matter with them. */
  photos: ReactNode;
  hint?: string;
  /** What stands beneath the focus and the hint. */
  children: ReactNode;
};

/** The exercise folded away to one line, with its focus and hint inside. */
export const ExamCard = ({ exercise, photos, hint, children }: Props) => {
  const { activity, objective } = exercise;
  const focus = objective.trim() === "" ? texts.defaultHint : objective;
  const hasPhotos = photoPlaces(exercise).length > 0;
  return (
    <details className="exam-card" open={hasPhotos}>
      <summary>
        <span className="emoji" aria-hidden="true">
          {activities[activity].emoji}
        </span>{" "}
        {activity}: {hasPhotos && "photo, "}focus and hint
      </summary>
      <div className={hasPhotos ? "exam-card-inside exam-card-illustrated" : "exam-card-inside"}>
        {photos}
        <h2>What to focus on</h2>
        <p>{focus}</p>
        {hint !== undefined && hint !== focus && (
          <>
            <h2>Hint</h2>
            <p>{hint}</p>
          </>
        )}
        {children}
      </div>
    </details>
  );
};
