import { type ReactNode, useEffect, useRef } from "react";
import type { Word } from "../../../domain/conversation.ts";
import { type Language, languageTags } from "../../../domain/exercise.ts";
import type { Server } from "../play/server.ts";
import { MicrophoneTest } from "./MicrophoneTest.tsx";
import { Panel } from "./Panel.tsx";
import { thisMicrophone } from "./thisMicrophone.ts";
import { useRecorder } from "./useRecorder.ts";
import { useTranscriber } from "./useTranscriber.ts";
import { answering, isWithoutVoice, noSpeechToText } from "./wording.ts";

export type RecorderProps = {
  language: Language;
  /** The open lesson. */
  place: { assignmentId: string; lessonId: string };
  server: Server;
  /** Is the great button held down while one speaks, rather than tapped? */
  isHolding: boolean;
  /** Is an answer under way? Then the next can't be begun. */
  isBusy: boolean;
  /** Has it not got through? */
  isStuck: boolean;
  /** Has nothing been answered or typed yet? Only then it is said that nothing understands speech here. */
  isFirst: boolean;
  /** A recording begins: Mark falls silent. */
  starting(): void;
  /** The student has finished: the words understood so far. */
  guess(text: string): void;
  /** The final words. */
  heard(heard: { text: string; words: Word[] }): void;
  /** Nothing comes of the guess. */
  nothingHeard(): void;
  /** No microphone or no recogniser works: typing is to be offered even where the teacher has switched it off. */
  unavailable(): void;
  /** The way to another manner of answering, shown beside the button while nothing is recorded. */
  instead?: ReactNode;
};

/** Where an answer is spoken. It loads after the lesson has begun, with all that listens. */
export const Recorder = ({
  language,
  place,
  server,
  isHolding,
  isBusy,
  isStuck,
  isFirst,
  unavailable,
  instead,
  ...callbacks
}: RecorderProps) => {
  const { transcriber, isNone } = useTranscriber(server, place, language);
  const { recording, controller } = useRecorder(thisMicrophone, transcriber, {
    ...callbacks,
    heard: ({ text, words }) => callbacks.heard({ text, words }),
  });
  const isOut = isNone === true || (recording.state === "failed" && isWithoutVoice(recording.cause));
  const newestUnavailable = useRef(unavailable);
  useEffect(() => {
    newestUnavailable.current = unavailable;
  });
  useEffect(() => {
    if (isOut) newestUnavailable.current();
  }, [isOut]);
  // A button that typing takes the place of a moment later would only be in the way.
  if (isNone === undefined) return null;
  if (isNone) return isFirst && <p className="recorder-none">{noSpeechToText}</p>;
  return (
    <section aria-label="Answer by voice">
      <Panel
        recording={recording}
        purpose={answering}
        lang={languageTags[language]}
        isHolding={isHolding}
        isBusy={isBusy}
        isStuck={isStuck}
        controller={controller}
        instead={instead}
        aside={
          <MicrophoneTest
            language={language}
            microphone={thisMicrophone}
            transcriber={transcriber}
            starting={callbacks.starting}
            over={callbacks.nothingHeard}
          />
        }
      />
    </section>
  );
};
