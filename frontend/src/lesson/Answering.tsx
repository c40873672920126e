import type { ComponentType, RefObject } from "react";
import { languageTags } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import type { LessonController } from "../play/lessonController.ts";
import type { Server } from "../play/server.ts";
import type { RecorderProps } from "../recorder/Recorder.tsx";
import { ChangeWay } from "./ChangeWay.tsx";
import { Composer } from "./Composer.tsx";
import type { Lesson } from "./lesson.ts";
import type { WaysToAnswer } from "./useWaysToAnswer.ts";

export type AnsweringProps = {
  exercise: PublicExercise;
  lesson: Lesson;
  controller: LessonController;
  server: Server;
  ways: WaysToAnswer;
  /** Is the great button held down while one speaks, rather than tapped? */
  isHolding: boolean;
  /** Where an answer is spoken; handed in, because it loads worklets, which only a browser has. */
  Recorder: ComponentType<RecorderProps>;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Brings the focus to where the next answer is given. */
  focusAnswer(): void;
  /** Tells when the student begins to speak, and when that is over. */
  listening(isListening: boolean): void;
};

/** Where the next answer is spoken or typed. */
export const Answering = ({
  exercise,
  lesson,
  controller,
  server,
  ways,
  isHolding,
  Recorder,
  box,
  focusAnswer,
  listening,
}: AnsweringProps) => {
  const { assignment_id: assignmentId, language } = exercise;
  const { lessonId, attempt, kept, draft } = lesson;
  const isBusy = attempt !== undefined;
  return (
    <div className="answering">
      {ways.isSpoken && (
        <Recorder
          language={language}
          place={{ assignmentId, lessonId }}
          server={server}
          isHolding={isHolding}
          isBusy={isBusy}
          isStuck={attempt?.problem !== undefined}
          isFirst={kept === 0 && draft === "" && !isBusy}
          starting={() => listening(true)}
          guess={(text) => {
            listening(false);
            controller.guess(exercise, lesson, text);
          }}
          heard={(heard) => {
            listening(false);
            controller.hear(lesson, heard);
          }}
          nothingHeard={() => {
            listening(false);
            controller.nothingHeard();
          }}
          unavailable={ways.giveUpVoice}
          instead={<ChangeWay ways={ways} focusAnswer={focusAnswer} />}
        />
      )}
      {ways.isTyped && (
        <Composer
          box={box}
          draft={draft}
          lang={languageTags[language]}
          isBusy={isBusy}
          type={(text) => controller.dispatch({ type: "typed", text })}
          send={(text) => controller.answer(lesson, text)}
        />
      )}
    </div>
  );
};
