import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import type { Deeds } from "../play/deeds.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import type { Lesson } from "./lesson.ts";

type Props = { exercise: PublicExercise; lesson: Lesson; deeds: Deeds; focusAnswer(): void };

/** Why an answer did not get through, and the ways on; nothing where all is well. */
export const Stuck = ({ exercise, lesson, deeds, focusAnswer }: Props) => {
  const problem = lesson.attempt?.problem;
  if (!problem) return null;
  // Each of these takes the notice away, and the focus with it.
  const andFocus = (deed: () => void) => () => {
    deed();
    focusAnswer();
  };
  const reword = {
    label: "Change my answer",
    go: andFocus(() => deeds.dispatch({ type: "taken back" })),
  };
  return (
    <div className="stuck">
      <ProblemNotice
        problem={problem}
        ways={{
          again: { label: "Try again", go: andFocus(() => deeds.sendAgain(lesson)) },
          "catch up": {
            label: "Show me where it is now",
            go: andFocus(() => deeds.catchUp(exercise, lesson)),
          },
          reword,
          "start over": { label: "Reload the page", go: () => location.reload() },
        }}
        also={reword}
      />
    </div>
  );
};
