import { useEffect, useRef } from "react";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { thisLine } from "../network/line.ts";
import { useLineBack } from "../network/useLineBack.ts";
import { useOnline } from "../network/useOnline.ts";
import type { LessonController } from "../play/lessonController.ts";
import { BRAND } from "../shell/brand.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import type { Lesson } from "./lesson.ts";

type Props = { exercise: PublicExercise; lesson: Lesson; controller: LessonController; focusAnswer(): void };

/**
 * Why an answer did not get through, and the ways on; nothing where all is well. An answer that is stuck because the line
 * is gone goes by itself when that is back: the student has sent it already.
 */
export const Stuck = ({ exercise, lesson, controller, focusAnswer }: Props) => {
  const { key, problem } = lesson.attempt ?? {};
  const isWaiting = problem?.kind === "offline";
  const isOnline = useOnline();
  const notice = useRef<HTMLDivElement>(null);
  useLineBack(isWaiting ? key : undefined, () => {
    const hadFocus = notice.current?.contains(document.activeElement);
    controller.sendAgain(lesson);
    if (hadFocus) focusAnswer();
  });
  const isCut = problem?.kind === "cut";
  useEffect(() => {
    if (!isCut) return;
    let isOver = false;
    // Mark's answer may have broken off because the line did.
    thisLine.isHere().then((isHere) => {
      if (!isHere && !isOver) controller.dispatch({ type: "stuck", problem: { kind: "offline" } });
    });
    return () => {
      isOver = true;
    };
  }, [isCut, controller]);
  if (!problem) return null;

  // Each of these takes the notice away, and the focus with it.
  const andFocus = (act: () => void) => () => {
    act();
    focusAnswer();
  };
  const reword = {
    label: "Change my answer",
    go: andFocus(() => controller.dispatch({ type: "taken back" })),
  };
  return (
    <div ref={notice} className={isWaiting ? "stuck stuck-waits" : "stuck"}>
      <ProblemNotice
        problem={problem}
        {...(isWaiting && {
          sentence: `${isOnline ? `We can't reach ${BRAND}.` : "You are offline."} Your answer is kept and goes when the line is back.`,
        })}
        ways={{
          again: { label: "Try again", go: andFocus(() => controller.sendAgain(lesson)) },
          "catch up": {
            label: "Show me where it is now",
            go: andFocus(() => controller.catchUp(exercise, lesson)),
          },
          reword,
          "start over": { label: "Reload the page", go: () => location.reload() },
        }}
        also={reword}
      />
    </div>
  );
};
