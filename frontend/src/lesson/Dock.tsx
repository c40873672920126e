import { languageTags } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import type { Deeds } from "../play/usePlay.ts";
import { BulbIcon, RetryIcon } from "../shell/icons.tsx";
import { Composer } from "./Composer.tsx";
import { isFinished } from "./exchange.ts";
import type { Lesson } from "./lesson.ts";

type Props = { exercise: PublicExercise; lesson: Lesson; isTimeUp: boolean; deeds: Deeds };

/** What the student can do next, at the foot of the conversation. */
export const Dock = ({ exercise, lesson, isTimeUp, deeds }: Props) => {
  const { attempt, kept, turns, draft } = lesson;
  const isBusy = attempt !== undefined;
  const isOver = isFinished(lesson);
  const isRetrying = kept < turns.length && !isBusy;
  const inThePage = deeds.dispatch;
  return (
    <section className="dock" aria-label="Your turn">
      {isOver && <p className="dock-word">That was Mark's last question. Well done for getting here!</p>}
      <div className="dock-tools">
        {kept > 0 && (
          <button
            type="button"
            className="tool"
            aria-disabled={isBusy}
            onClick={() => !isBusy && inThePage({ type: "retried" })}
          >
            <RetryIcon />
            Retry answer
          </button>
        )}
        {isRetrying && (
          <button type="button" className="tool" onClick={() => inThePage({ type: "retry dropped" })}>
            Keep my old answer
          </button>
        )}
        {exercise.settings.isModelAnswerActive && !isOver && (
          <button
            type="button"
            className="tool"
            aria-disabled={isBusy}
            onClick={() => !isBusy && inThePage({ type: "model answer asked" })}
          >
            <BulbIcon />
            Model answer
          </button>
        )}
        {(isTimeUp || isOver) && (
          <button
            type="button"
            className={isOver ? "button" : "button button-quiet"}
            aria-disabled={isBusy && !attempt.problem}
            onClick={() => deeds.end(exercise, lesson)}
          >
            End the conversation
          </button>
        )}
      </div>
      {!isOver && (
        <Composer
          draft={draft}
          lang={languageTags[exercise.language]}
          isBusy={isBusy}
          type={(text) => inThePage({ type: "typed", text })}
          send={(text) => deeds.answer(lesson, text)}
        />
      )}
    </section>
  );
};
