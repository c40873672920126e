import { type RefObject, useEffect, useRef } from "react";
import { OfflineBanner } from "../network/OfflineBanner.tsx";
import { Answering, type AnsweringProps } from "./Answering.tsx";
import { DockTools } from "./DockTools.tsx";
import { isFinished, isRetrying } from "./exchange.ts";
import { Retrying } from "./Retrying.tsx";

type Props = AnsweringProps & {
  isTimeUp: boolean;
  /** All of it. */
  dock: RefObject<HTMLElement | null>;
};

/** The focus of whoever was typing, brought to the words that have taken the text box's place. */
const useLastWord = (isOver: boolean) => {
  const word = useRef<HTMLParagraphElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) word.current?.focus({ preventScroll: true });
    wasOver.current = isOver;
  }, [isOver]);
  return word;
};

/** What the student can do next, at the foot of the conversation. */
export const Dock = ({ isTimeUp, dock, ...answering }: Props) => {
  const { exercise, lesson, controller, ways, focusAnswer } = answering;
  const isOver = isFinished(lesson);
  const word = useLastWord(isOver);
  const kind = isOver ? "dock-over" : ways.isSpoken ? "dock-spoken" : "dock-typed";
  return (
    <section ref={dock} className={`dock ${kind}`} aria-label="Your turn" tabIndex={-1}>
      <OfflineBanner isTold={lesson.attempt?.problem?.kind === "offline"} />
      {isOver && (
        <p ref={word} tabIndex={-1} className="dock-word">
          {exercise.activity === "Read Along Passage"
            ? "You have read the passage."
            : "That was Mark's last question."}{" "}
          End the conversation to see how you did.
        </p>
      )}
      {isRetrying(lesson) && (
        <Retrying lesson={lesson} dispatch={controller.dispatch} focusAnswer={focusAnswer} />
      )}
      <DockTools
        offersModelAnswer={exercise.settings.isModelAnswerActive && !isOver}
        offersEnd={isTimeUp || isOver}
        isOver={isOver}
        lesson={lesson}
        ways={ways}
        end={() => controller.end(exercise, lesson)}
        dispatch={controller.dispatch}
        focusAnswer={focusAnswer}
      />
      {!isOver && <Answering {...answering} />}
    </section>
  );
};
