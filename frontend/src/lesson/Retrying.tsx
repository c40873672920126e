import type { Lesson, LessonAction } from "./lesson.ts";
import { Tip } from "./Tip.tsx";

type Props = { lesson: Lesson; dispatch(action: LessonAction): void; focusAnswer(): void };

/** The tip on an old answer while a new one is being made, what becomes of the old one, and the way back to it. */
export const Retrying = ({ lesson, dispatch, focusAnswer }: Props) => {
  const tip = lesson.turns[lesson.kept]?.improvement ?? "";
  return (
    <div className="retrying">
      {tip !== "" && <Tip text={tip} />}
      <p>Until you send, your old answer counts.</p>
      {!lesson.attempt && (
        <button
          type="button"
          className="tool"
          onClick={() => {
            dispatch({ type: "retry dropped" });
            focusAnswer();
          }}
        >
          Keep my old answer
        </button>
      )}
    </div>
  );
};
