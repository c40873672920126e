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
  const { attempt, kept, turns } = lesson;
  const isBusy = attempt !== undefined;
  const isUnderWay = isBusy && !attempt.problem;
  const takeBack = (type: "retried" | "retry dropped") => {
    dispatch({ type });
    focusBox();
  };
  return (
    <div className="dock-tools">
      {kept > 0 && (
        <button
          type="button"
          className="tool"
          aria-disabled={isBusy}
          onClick={() => !isBusy && takeBack("retried")}
        >
          <RetryIcon />
          Retry answer
        </button>
      )}
      {kept < turns.length && !isBusy && (
        <button type="button" className="tool" onClick={() => takeBack("retry dropped")}>
          Keep my old answer
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
