import { AnswerWords } from "./AnswerWords.tsx";
import { Correction } from "./Correction.tsx";
import type { Exchange } from "./exchange.ts";

type Props = {
  exchange: Pick<Exchange, "said" | "words" | "heard">;
  lang: string;
  /** What was to be read aloud, in a read-along. */
  passage?: string | undefined;
  /** Left out where it can't be put right: it was typed, or others have followed. */
  correct?: (said: string) => void;
};

/** What the student said, and how well it was understood where it was spoken. */
export const StudentBubble = ({ exchange: { said, words, heard }, lang, passage, correct }: Props) => (
  <div className="said said-student">
    <div className="bubble bubble-student">
      <p className="who">You</p>
      <AnswerWords said={said} words={words} lang={lang} passage={passage} />
      {heard !== undefined && (
        <p className="corrected">
          Corrected by you. Heard: “<span lang={lang}>{heard}</span>”
        </p>
      )}
      {correct && <Correction said={said} lang={lang} correct={correct} />}
    </div>
  </div>
);
