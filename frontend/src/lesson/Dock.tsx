import { type RefObject, useEffect, useRef } from "react";
import { languageTags } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import type { Deeds } from "../play/deeds.ts";
import { Composer } from "./Composer.tsx";
import { DockTools } from "./DockTools.tsx";
import { isFinished, isRetrying } from "./exchange.ts";
import type { Lesson } from "./lesson.ts";
import { Retrying } from "./Retrying.tsx";

type Props = {
  exercise: PublicExercise;
  lesson: Lesson;
  isTimeUp: boolean;
  deeds: Deeds;
  box: RefObject<HTMLTextAreaElement | null>;
  focusBox(): void;
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
export const Dock = ({ exercise, lesson, isTimeUp, deeds, box, focusBox }: Props) => {
  const isOver = isFinished(lesson);
  const word = useLastWord(isOver);
  return (
    <section className={isOver ? "dock dock-over" : "dock"} aria-label="Your turn">
      {isOver && (
        <p ref={word} tabIndex={-1} className="dock-word">
          That was Mark's last question. End the conversation to see how you did.
        </p>
      )}
      {isRetrying(lesson) && <Retrying lesson={lesson} dispatch={deeds.dispatch} focusBox={focusBox} />}
      <DockTools
        offersModelAnswer={exercise.settings.isModelAnswerActive && !isOver}
        offersEnd={isTimeUp || isOver}
        isOver={isOver}
        lesson={lesson}
        end={() => deeds.end(exercise, lesson)}
        dispatch={deeds.dispatch}
        focusBox={focusBox}
      />
      {!isOver && (
        <Composer
          box={box}
          draft={lesson.draft}
          lang={languageTags[exercise.language]}
          isBusy={lesson.attempt !== undefined}
          type={(text) => deeds.dispatch({ type: "typed", text })}
          send={(text) => deeds.answer(lesson, text)}
        />
      )}
    </section>
  );
};
