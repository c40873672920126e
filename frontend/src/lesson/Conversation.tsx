import { Fragment } from "react";
import type { Voice } from "../voice/useVoice.ts";
import { ExchangeItem } from "./ExchangeItem.tsx";
import { exchangesOf, modelAnswerAfter } from "./exchange.ts";
import type { Lesson } from "./lesson.ts";
import { type Manner, MarkBubble } from "./MarkBubble.tsx";
import { ModelAnswer } from "./ModelAnswer.tsx";

type Props = {
  lesson: Lesson;
  manner: Manner;
  showsScore: boolean;
  /** Left out where nothing can be spoken any more. */
  voice?: Voice;
};

/** The conversation so far, Mark first. */
export const Conversation = ({ lesson, manner, showsScore, voice }: Props) => {
  const { opening, modelAnswers } = lesson;
  const exchanges = exchangesOf(lesson);
  const newest = exchanges.at(-1);
  const isOpeningSounding = voice?.current?.isSounding === true && voice.current.text === opening.message;
  const modelAnswer = (turn: number) =>
    modelAnswers.includes(turn) && <ModelAnswer text={modelAnswerAfter(lesson, turn)} lang={manner.lang} />;
  return (
    <div role="log" aria-live="off" aria-label="Conversation with Mark" className="conversation">
      <ol className="exchanges">
        <li className="exchange">
          <MarkBubble
            text={opening.message}
            translation={opening.translation}
            isWhole
            expression={isOpeningSounding ? "speaking" : "idle"}
            manner={manner}
            {...(voice && { voice })}
          />
          {modelAnswer(0)}
        </li>
        {exchanges.map((exchange) => (
          <Fragment key={`${exchange.number} ${exchange.said}`}>
            <ExchangeItem
              exchange={exchange}
              manner={manner}
              showsScore={showsScore}
              isNewest={exchange === newest}
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
