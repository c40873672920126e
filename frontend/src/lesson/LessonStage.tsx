import { useEffect, useRef } from "react";
import { languageTags } from "../../../domain/exercise.ts";
import type { Deeds } from "../play/deeds.ts";
import type { Play } from "../play/play.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import type { Voice } from "../voice/useVoice.ts";
import { Announcer } from "./Announcer.tsx";
import { Conversation } from "./Conversation.tsx";
import { Dock } from "./Dock.tsx";
import { ExamCard } from "./ExamCard.tsx";
import { exchangesOf, isFinished, questionNumber } from "./exchange.ts";
import type { Manner } from "./MarkBubble.tsx";
import { Stuck } from "./Stuck.tsx";
import { Timer } from "./Timer.tsx";
import { useFocusRequest } from "./useFocusRequest.ts";
import { useFollowing } from "./useFollowing.ts";

type Props = {
  stage: Play & { stage: "EXERCISE" };
  deeds: Deeds;
  voice: Voice;
  /** Does this reader want Mark's words even where only his voice is meant to be had? */
  wantsText: boolean;
};

/** Speaks each new line of Mark's by itself where his voice is all there is. */
const useSpokenLines = (isOn: boolean, newestLine: string | undefined, speak: Voice["speak"]) => {
  const spoken = useRef<string>(undefined);
  useEffect(() => {
    if (!isOn || newestLine === undefined || spoken.current === newestLine) return;
    spoken.current = newestLine;
    speak(newestLine);
  });
};

/** EXERCISE: the conversation with Mark. */
export const LessonStage = ({ stage, deeds, voice, wantsText }: Props) => {
  const { exercise, lesson, endsAt, isTimeUp, hint } = stage;
  const { settings, questionCount } = exercise;
  const manner: Manner = {
    lang: languageTags[exercise.language],
    isTranslatable: settings.isTranslatable,
    isSoundOnly: settings.isPureListeningExercise && !wantsText,
  };
  const newest = exchangesOf(lesson).at(-1);
  const newestLine = newest
    ? newest.progress === "done"
      ? newest.message
      : undefined
    : lesson.opening.message;
  useSpokenLines(manner.isSoundOnly, newestLine, voice.speak);
  const growth = [newest?.progress, newest?.message.length, voice.failed.size, isTimeUp].join();
  useFollowing(growth, [newest?.number, lesson.modelAnswers.length].join());
  const { target: box, request: focusBox } = useFocusRequest<HTMLTextAreaElement>();
  const question = isFinished(lesson) ? undefined : questionNumber(lesson, questionCount);

  return (
    <main className="lesson">
      <div className="lesson-head">
        <StageHeading className="lesson-title" title={`Talking with Mark: ${titleOf(exercise)}`}>
          <ExerciseTitle exercise={exercise} />
        </StageHeading>
        <ExamCard exercise={exercise} {...(hint !== undefined && { hint })} />
      </div>
      <div className="lesson-status">
        {question !== undefined && (
          <p className="question-number">
            Question {question} of {questionCount}
          </p>
        )}
        {endsAt !== undefined && (
          <Timer endsAt={endsAt} onTimeUp={() => deeds.dispatch({ type: "time is up" })} />
        )}
        {/* The same as the words beside it, at a glance. */}
        {questionCount > 0 && (
          <progress className="answered" value={lesson.kept} max={questionCount} aria-hidden="true" />
        )}
      </div>
      <Conversation lesson={lesson} manner={manner} showsScore={settings.isGradeViewable} voice={voice} />
      <Stuck exercise={exercise} lesson={lesson} deeds={deeds} focusBox={focusBox} />
      <Announcer
        newest={newest ?? { number: 0, message: lesson.opening.message, progress: "done" }}
        manner={manner}
      />
      <Dock
        exercise={exercise}
        lesson={lesson}
        isTimeUp={isTimeUp}
        deeds={deeds}
        box={box}
        focusBox={focusBox}
      />
    </main>
  );
};
