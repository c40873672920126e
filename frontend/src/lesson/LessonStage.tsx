import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { languageTags } from "../../../domain/exercise.ts";
import { useOnline } from "../network/useOnline.ts";
import type { LessonController } from "../play/lessonController.ts";
import type { Play } from "../play/play.ts";
import type { Server } from "../play/server.ts";
import type { Reading } from "../reading/reading.ts";
import type { RecorderProps } from "../recorder/Recorder.tsx";
import { ReportExercise } from "../report/ReportExercise.tsx";
import { useHelpLines } from "../safeguarding/useHelpLines.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { SoundSwitch } from "../voice/SoundSwitch.tsx";
import type { Voice } from "../voice/useVoice.ts";
import { Announcer } from "./Announcer.tsx";
import { Conversation } from "./Conversation.tsx";
import { Dock } from "./Dock.tsx";
import { ExamCard } from "./ExamCard.tsx";
import { answeredCount, exchangesOf, isFinished, questionNumber } from "./exchange.ts";
import type { AnswerMode } from "./MarkBubble.tsx";
import { readingIn } from "./passage.ts";
import { Stuck } from "./Stuck.tsx";
import { Timer } from "./Timer.tsx";
import { useFocusRequest } from "./useFocusRequest.ts";
import { useFollowing } from "./useFollowing.ts";
import { useMaterialInSight } from "./useMaterialInSight.ts";
import { useWaysToAnswer } from "./useWaysToAnswer.ts";

type Props = {
  stage: Play & { stage: "EXERCISE" };
  photos: ReactNode;
  controller: LessonController;
  server: Server;
  voice: Voice;
  /** Mark falls silent. */
  hush(): void;
  reading: Reading;
  changeReading(reading: Reading): void;
  /** Does a passing line stand at the top of the window? The status makes room for it. */
  isToasting: boolean;
  dismissToast(): void;
  Recorder: ComponentType<RecorderProps>;
};

/** Where the next answer is given, in a dock: the text box, or else the great button. */
const answerIn = (dock: HTMLElement): HTMLElement =>
  dock.querySelector<HTMLElement>("textarea, .great") ?? dock;

/** EXERCISE: the conversation with Mark. */
export const LessonStage = ({
  stage,
  photos,
  controller,
  server,
  voice,
  hush,
  reading,
  changeReading,
  isToasting,
  dismissToast,
  Recorder,
}: Props) => {
  const { exercise, lesson, endsAt, isTimeUp, hint } = stage;
  const { settings, questionCount } = exercise;
  useHelpLines();
  const manner: AnswerMode = {
    lang: languageTags[exercise.language],
    isTranslatable: settings.isTranslatable,
    isSoundOnly: settings.isPureListeningExercise && reading.listening === "sound",
  };
  const isShown =
    settings.isPureListeningExercise && (!manner.isSoundOnly || voice.failed.some((line) => line >= 0));
  const { dispatch } = controller;
  const isNoted = lesson.isTextShown ?? false;
  useEffect(() => {
    if (isShown && !isNoted) dispatch({ type: "text shown" });
  }, [isShown, isNoted, dispatch]);
  const newest = exchangesOf(lesson).at(-1);
  const isBeingScored = newest !== undefined && newest.progress !== "stuck" && !newest.assessment;
  useEffect(() => {
    if (!isBeingScored) dismissToast();
  }, [isBeingScored, dismissToast]);
  const passage = readingIn(exercise, lesson.opening);
  const isOnline = useOnline();
  const [isListening, setListening] = useState(false);
  const listening = useCallback(
    (isOn: boolean) => {
      if (isOn) hush();
      setListening(isOn);
    },
    [hush],
  );
  const ways = useWaysToAnswer(settings, lesson, reading.answering, (answering) =>
    changeReading({ ...reading, answering }),
  );
  const growth = [newest?.progress, newest?.message.length, voice.failed.length, isTimeUp].join();
  useFollowing(growth, [newest?.number, newest?.said, lesson.modelAnswers.length].join());
  const box = useRef<HTMLTextAreaElement>(null);
  const { target: dock, request: focusAnswer } = useFocusRequest<HTMLElement>(answerIn);
  useMaterialInSight(dock);
  const correct = (said: string) => {
    controller.correct(lesson, said);
    focusAnswer();
  };
  const question = isFinished(lesson) ? undefined : questionNumber(lesson, questionCount);

  return (
    <main className="lesson">
      <div className="lesson-head">
        <StageHeading className="lesson-title" title={`Talking with Mark: ${titleOf(exercise)}`}>
          <ExerciseTitle exercise={exercise} />
        </StageHeading>
        <ExamCard exercise={exercise} photos={photos} {...(hint !== undefined && { hint })}>
          <ReportExercise assignmentId={exercise.assignment_id} server={server} />
        </ExamCard>
      </div>
      <div className={isToasting ? "lesson-status lesson-status-toast" : "lesson-status"}>
        {question !== undefined && (
          <p className="question-number">
            Question {question} of {questionCount}
          </p>
        )}
        {endsAt !== undefined && (
          <Timer
            endsAt={endsAt}
            isQuiet={isListening}
            isStopped={!isOnline || lesson.attempt?.problem?.kind === "offline"}
            onTimeUp={() => controller.dispatch({ type: "time is up" })}
          />
        )}
        <SoundSwitch
          isOn={reading.sound === "on"}
          turn={(isOn) => changeReading({ ...reading, sound: isOn ? "on" : "off" })}
        />
        {/* The same as the words beside it, at a glance. */}
        {questionCount > 0 && (
          <progress
            className="answered"
            value={answeredCount(lesson)}
            max={questionCount}
            aria-hidden="true"
          />
        )}
      </div>
      <Conversation
        lesson={lesson}
        manner={manner}
        showsScore={settings.isGradeViewable}
        reading={passage}
        isListening={isListening}
        voice={voice}
        correct={passage || isListening ? undefined : correct}
      />
      <Stuck exercise={exercise} lesson={lesson} controller={controller} focusAnswer={focusAnswer} />
      <Announcer
        newest={newest ?? { number: 0, message: lesson.opening.message, progress: "done" }}
        manner={manner}
      />
      <Dock
        exercise={exercise}
        lesson={lesson}
        isTimeUp={isTimeUp}
        controller={controller}
        server={server}
        ways={ways}
        isHolding={reading.recording === "hold"}
        Recorder={Recorder}
        box={box}
        listening={listening}
        dock={dock}
        focusAnswer={focusAnswer}
      />
    </main>
  );
};
