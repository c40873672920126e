import { BulbIcon, RetryIcon } from "../shell/icons.tsx";
import { ChangeWay } from "./ChangeWay.tsx";
import type { Lesson, LessonAction } from "./lesson.ts";
import type { WaysToAnswer } from "./useWaysToAnswer.ts";

type Props = {
  offersModelAnswer: boolean;
  offersEnd: boolean;
  /** Has Mark asked all he had to ask? Then ending is what comes next. */
  isOver: boolean;
  lesson: Lesson;
  ways: WaysToAnswer;
  end(): void;
  dispatch(action: LessonAction): void;
  focusAnswer(): void;
};

/** What can be done besides answering. */
export const DockTools = ({
  offersModelAnswer,
  offersEnd,
  isOver,
  lesson,
  ways,
  end,
  dispatch,
  focusAnswer,
}: Props) => {
  const { attempt, kept } = lesson;
  const isBusy = attempt !== undefined;
  const isUnderWay = isBusy && !attempt.problem;
  const retry = () => {
    dispatch({ type: "retried" });
    focusAnswer();
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
      {!isOver && !ways.isSpoken && <ChangeWay ways={ways} focusAnswer={focusAnswer} />}
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
