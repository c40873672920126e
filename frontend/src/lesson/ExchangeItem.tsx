import type { StartHint } from "../../../domain/conversation.ts";
import type { RepairKind } from "../../../domain/repair.ts";
import { noticeFor } from "../../../domain/safeguarding.ts";
import { CareNotice } from "../safeguarding/CareNotice.tsx";
import type { Voice } from "../voice/useVoice.ts";
import { CorrectedAnswer } from "./CorrectedAnswer.tsx";
import type { Exchange } from "./exchange.ts";
import { type AnswerMode, MarkBubble } from "./MarkBubble.tsx";
import { Score } from "./Score.tsx";
import { StudentBubble } from "./StudentBubble.tsx";
import { Tip } from "./Tip.tsx";

/** Why there is no score. */
const unmarked = (repair: RepairKind | undefined): string =>
  repair === "word" || repair === "meaning" ? "you asked about a word" : "Mark says it again";

type Props = {
  exchange: Exchange;
  manner: AnswerMode;
  /** May the student see scores? */
  showsScore: boolean;
  isNewest: boolean;
  /** What was to be read aloud, in a read-along. */
  passage?: string | undefined;
  /** Is the student speaking just now? */
  isListening?: boolean;
  /** Help with what Mark has asked last. */
  hint?: StartHint | undefined;
  voice?: Voice;
  /** Left out where what was heard can't be put right. */
  correct?: (said: string) => void;
};

const expressionIn = ({ progress, assessment }: Exchange, isSounding: boolean, isListening: boolean) => {
  if (isListening) return "listening";
  if (progress === "waiting") return "thinking";
  if (progress === "replying" || isSounding) return "speaking";
  return (assessment?.score ?? 0) > 50 ? "pleased" : "idle";
};

/** An answer and what came of it, in the spec's order: the answer, its score, Mark, the tip; and a word of care where there is need of it. */
export const ExchangeItem = ({
  exchange,
  manner,
  showsScore,
  isNewest,
  passage,
  isListening = false,
  hint,
  voice,
  correct,
}: Props) => {
  const { number, message, assessment, annotation, progress } = exchange;
  const notice = noticeFor(exchange.flags ?? []);
  const isSounding = voice?.current?.isSounding === true && voice.current.line === number;
  const hasScore = showsScore && progress !== "stuck" && (!assessment || assessment.score !== undefined);
  return (
    <li className="exchange">
      <StudentBubble exchange={exchange} lang={manner.lang} passage={passage} {...(correct && { correct })} />
      {hasScore && <Score {...(assessment?.score !== undefined && { score: assessment.score })} />}
      {exchange.isRepeatRequest && <p className="score">Not marked: {unmarked(exchange.repair)}.</p>}
      {progress !== "stuck" && (
        <MarkBubble
          line={number}
          text={message}
          isSlow={exchange.isSlow}
          annotation={annotation}
          isWhole={progress === "done"}
          {...(isNewest && hint && { hint })}
          expression={isNewest ? expressionIn(exchange, isSounding, isListening) : "idle"}
          manner={manner}
          {...(voice && { voice })}
        />
      )}
      {notice && <CareNotice kind={notice} />}
      {assessment && assessment.improvement !== "" && (
        <Tip text={assessment.improvement}>
          {assessment.better && (
            <CorrectedAnswer said={exchange.said} better={assessment.better} lang={manner.lang} />
          )}
        </Tip>
      )}
    </li>
  );
};
