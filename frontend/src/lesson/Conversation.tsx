import { Fragment } from "react";
import type { Voice } from "../voice/useVoice.ts";
import { ExchangeItem } from "./ExchangeItem.tsx";
import { type Exchange, exchangesOf, hintAfter, modelAnswerAfter } from "./exchange.ts";
import type { Lesson } from "./lesson.ts";
import { type AnswerMode, MarkBubble } from "./MarkBubble.tsx";
import { ModelAnswer } from "./ModelAnswer.tsx";
import { Passage } from "./Passage.tsx";
import type { Reading } from "./passage.ts";

type Props = {
  lesson: Lesson;
  manner: AnswerMode;
  showsScore: boolean;
  /** What is to be read aloud, in a read-along. */
  reading?: Reading | undefined;
  /** Is the student speaking just now? */
  isListening?: boolean;
  /** Left out where nothing can be spoken any more. */
  voice?: Voice;
  /** Puts right what was heard of the newest answer; left out where that can't be done. */
  correct?: ((said: string) => void) | undefined;
};

const isCorrectable = ({ progress, words, heard }: Exchange): boolean =>
  progress === "done" && (words.length > 0 || heard !== undefined);

/** The conversation so far, Mark first. */
export const Conversation = ({
  lesson,
  manner,
  showsScore,
  reading,
  isListening = false,
  voice,
  correct,
}: Props) => {
  const { opening, modelAnswers } = lesson;
  const exchanges = exchangesOf(lesson);
  const newest = exchanges.at(-1);
  const isOpeningSounding = voice?.current?.isSounding === true && voice.current.line === 0;
  const isOpeningListening = isListening && !newest;
  // While they are still in a conversation that goes on.
  const hint = voice && !lesson.attempt ? hintAfter(lesson, newest?.number ?? 0) : undefined;
  const modelAnswer = (turn: number) =>
    modelAnswers.includes(turn) && (
      <ModelAnswer
        turn={turn}
        text={modelAnswerAfter(lesson, turn)}
        lang={manner.lang}
        {...(voice && { voice })}
      />
    );
  return (
    <div role="log" aria-live="off" aria-label="Conversation with Mark" className="conversation">
      <ol className="exchanges">
        <li className="exchange">
          <MarkBubble
            line={0}
            text={reading?.greeting ?? opening.message}
            aloud={opening.message}
            annotation={opening}
            isWhole
            expression={isOpeningListening ? "listening" : isOpeningSounding ? "speaking" : "idle"}
            manner={manner}
            {...(!newest && hint && { hint })}
            {...(voice && { voice })}
          />
          {reading && <Passage text={reading.passage} lang={manner.lang} />}
          {modelAnswer(0)}
        </li>
        {exchanges.map((exchange) => (
          <Fragment key={`${exchange.number} ${exchange.said}`}>
            <ExchangeItem
              exchange={exchange}
              manner={manner}
              showsScore={showsScore}
              isNewest={exchange === newest}
              isListening={isListening}
              passage={reading?.passage}
              hint={hint}
              {...(exchange === newest && isCorrectable(exchange) && correct && { correct })}
              {...(voice && { voice })}
            />
            {modelAnswers.includes(exchange.number) && (
              <li className="exchange">{modelAnswer(exchange.number)}</li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  );
};
