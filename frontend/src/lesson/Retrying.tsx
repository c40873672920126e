import type { Lesson, LessonAction } from "./lesson.ts";

type Props = { lesson: Lesson; dispatch(action: LessonAction): void; focusAnswer(): void };

/** What becomes of an old answer while a new one is being made, and the way back to it. */
export const Retrying = ({ lesson, dispatch, focusAnswer }: Props) => (
  <div className="retrying">
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
