import { answersIn } from "../../../domain/answers.ts";
import { languageTags } from "../../../domain/exercise.ts";
import { Conversation } from "../lesson/Conversation.tsx";
import { readingIn } from "../lesson/passage.ts";
import { Mark } from "../mark/Mark.tsx";
import { useLineBack } from "../network/useLineBack.ts";
import type { LessonController } from "../play/lessonController.ts";
import type { Play } from "../play/play.ts";
import { BRAND } from "../shell/brand.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { Report } from "./Report.tsx";
import { TypedBecause } from "./TypedBecause.tsx";
import { Uncounted } from "./Uncounted.tsx";

/** FINISH: the grade, and the conversation to read again. */
export const Finish = ({
  finish,
  controller,
}: {
  finish: Play & { stage: "FINISH" };
  controller: LessonController;
}) => {
  const { exercise, lesson, grading } = finish;
  const lang = languageTags[exercise.language];
  const isWaiting = grading.state === "failed" && grading.problem.kind === "offline";
  useLineBack(isWaiting ? "grading" : undefined, () => controller.gradeAgain(exercise, lesson));
  // The student sees what was graded, and that is all the server has.
  const { attempt: _, ...handedIn } = { ...lesson, kept: lesson.turns.length };
  return (
    <main className="finish">
      <article className={`booklet paper spine-${exercise.language.toLowerCase()}`}>
        <p className="cover-activity">
          {lesson.name !== "" && <>{lesson.name} · </>}
          <ExerciseTitle exercise={exercise} />
        </p>
        <StageHeading className="finish-title" title={`How you did: ${titleOf(exercise)}`}>
          How you did
        </StageHeading>
        <div aria-live="polite" className="report">
          {grading.state === "waiting" && (
            <p className="finish-waiting">
              <Mark expression="thinking" className="avatar" /> Mark is reading the conversation again.
            </p>
          )}
          {grading.state === "done" && <Report result={grading.result} lesson={lesson} lang={lang} />}
        </div>
        {grading.state === "failed" && (
          <ProblemNotice
            problem={grading.problem}
            {...(isWaiting && {
              sentence: `We can't reach ${BRAND}. Your conversation is kept, and is graded when the line is back.`,
            })}
            ways={{
              again: { label: "Try again", go: () => controller.gradeAgain(exercise, lesson) },
              "start over": { label: "Reload the page", go: () => location.reload() },
            }}
          />
        )}
        {grading.state !== "waiting" && (
          <button type="button" className="button" onClick={() => location.reload()}>
            Restart
          </button>
        )}
      </article>
      <section className="reread" aria-labelledby="reread-title">
        <h2 id="reread-title">Your conversation</h2>
        <Uncounted lesson={lesson} />
        <TypedBecause isTextable={exercise.settings.isTextable} turns={answersIn(lesson.turns)} />
        {lesson.isTextShown && (
          <p className="uncounted">Mark's words were shown to you as text. Your result says so.</p>
        )}
        <Conversation
          lesson={handedIn}
          manner={{ lang, isTranslatable: exercise.settings.isTranslatable, isSoundOnly: false }}
          showsScore={exercise.settings.isGradeViewable}
          reading={readingIn(exercise, lesson.opening)}
        />
      </section>
    </main>
  );
};
