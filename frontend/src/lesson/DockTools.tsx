import { BulbIcon, RetryIcon } from "../shell/icons.tsx";
import type { Lesson, LessonAction } from "./lesson.ts";

type Props = {
  offersModelAnswer: boolean;
  offersEnd: boolean;
  /** Has Mark asked all he had to ask? Then ending is what comes next. */
  isOver: boolean;
  lesson: Lesson;
  end(): void;
  dispatch(action: LessonAction): void;
  focusBox(): void;
};

/** What can be done besides answering. */
export const DockTools = ({
  offersModelAnswer,
  offersEnd,
  isOver,
  lesson,
  end,
  dispatch,
  focusBox,
}: Props) => {
  const { attempt, kept } = lesson;
  const isBusy = attempt !== undefined;
  const isUnderWay = isBusy && !attempt.problem;
  const retry = () => {
    dispatch({ type: "retried" });
    focusBox();
  };
  return (
    <div className="dock-tools">
      {kept > 0 && (
        <button type="button" className="tool" aria-disabled={isBusy} onClick={() => !isBusy && retry()}>
          <RetryIcon />
          Retry answer
        </button>
      )}
      {offersModelAnswer && (
        <button
          type="button"
          className="tool"
          aria-disabled={isBusy}
          onClick={() => !isBusy && dispatch({ type: "model answer asked" })}
        >
          <BulbIcon />
          Model answer
        </button>
      )}
      {offersEnd && (
        <button
          type="button"
          className={isOver ? "button" : "button button-quiet"}
          aria-disabled={isUnderWay}
          onClick={() => !isUnderWay && end()}
        >
          End the conversation
        </button>
      )}
    </div>
  );
};
