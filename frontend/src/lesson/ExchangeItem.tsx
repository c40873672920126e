import { Unbroken } from "../shell/Unbroken.tsx";
import type { Voice } from "../voice/useVoice.ts";
import type { Exchange } from "./exchange.ts";
import { type Manner, MarkBubble } from "./MarkBubble.tsx";
import { Score } from "./Score.tsx";
import { Tip } from "./Tip.tsx";

type Props = {
  exchange: Exchange;
  manner: Manner;
  /** May the student see scores? */
  showsScore: boolean;
  isNewest: boolean;
  voice?: Voice;
};

const expressionIn = ({ progress, assessment }: Exchange, isSounding: boolean) => {
  if (progress === "waiting") return "thinking";
  if (progress === "replying" || isSounding) return "speaking";
  return (assessment?.score ?? 0) > 50 ? "pleased" : "idle";
};

/** An answer and what came of it, in the spec's order: the answer, its score, Mark, the tip. */
export const ExchangeItem = ({ exchange, manner, showsScore, isNewest, voice }: Props) => {
  const { said, message, assessment, annotation, progress } = exchange;
  const isSounding = voice?.current?.isSounding === true && voice.current.text === message;
  const hasScore = showsScore && progress !== "stuck" && (!assessment || assessment.score !== undefined);
  return (
    <li className="exchange">
      <div className="said said-student">
        <div className="bubble bubble-student">
          <p className="who">You</p>
          <p lang={manner.lang} className="target">
            <Unbroken text={said} />
          </p>
        </div>
      </div>
      {hasScore && <Score {...(assessment?.score !== undefined && { score: assessment.score })} />}
      {progress !== "stuck" && (
        <MarkBubble
          text={message}
          translation={annotation?.translation ?? ""}
          isWhole={progress === "done"}
          expression={isNewest ? expressionIn(exchange, isSounding) : "idle"}
          manner={manner}
          {...(voice && { voice })}
        />
      )}
      {assessment && assessment.improvement !== "" && <Tip text={assessment.improvement} />}
    </li>
  );
};
