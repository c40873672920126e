import { useId, useState } from "react";
import type { Annotation, StartHint } from "../../../domain/conversation.ts";
import { type Expression, Mark } from "../mark/Mark.tsx";
import { TranslationIcon } from "../shell/icons.tsx";
import { Unbroken } from "../shell/Unbroken.tsx";
import { SpeakerButton } from "../voice/SpeakerButton.tsx";
import type { Voice } from "../voice/useVoice.ts";
import { StartHelp } from "./StartHelp.tsx";
import { Untranslated } from "./Untranslated.tsx";

/** How this exercise and this reader want Mark's lines. */
export type AnswerMode = {
  /** BCP 47 tag of the language that Mark speaks. */
  lang: string;
  isTranslatable: boolean;
  /** Only to be heard, not read. */
  isSoundOnly: boolean;
};

type Props = {
  /** The number of the turn that it closes, 0 for the opening. */
  line: number;
  /** Empty while Mark thinks. */
  text: string;
  /** What he says where that is more than what is to be read here. */
  aloud?: string;
  /** Is it to be played more slowly? */
  isSlow?: true | undefined;
  annotation: Pick<Annotation, "translation" | "untranslated"> | undefined;
  /** Has all of it come? */
  isWhole: boolean;
  expression: Expression;
  manner: AnswerMode;
  /** Help with what he asks. */
  hint?: StartHint;
  /** Left out where nothing can be spoken any more. */
  voice?: Voice;
};

/** What Mark says, and what can be done with it once it is whole: hear it, read it in English. */
export const MarkBubble = ({
  line,
  text,
  aloud = text,
  isSlow,
  annotation,
  isWhole,
  expression,
  manner,
  hint,
  voice,
}: Props) => {
  const [isTranslated, setTranslated] = useState(false);
  const translationId = useId();
  const failed = voice?.failed.includes(line) ?? false;
  // Once for all lines, and only until one can be played again.
  const isExplained = voice?.isFailing === true && voice.failed.at(-1) === line;
  const isHidden = manner.isSoundOnly && !failed;
  const { translation = "", untranslated } = annotation ?? {};
  // What may not be read may not be read in English either.
  const canTranslate =
    manner.isTranslatable && !isHidden && (translation !== "" || untranslated !== undefined);
  return (
    <div className="said said-mark">
      <Mark className="avatar" expression={expression} />
      <div className="bubble bubble-mark">
        <p className="who">Mark</p>
        {text === "" ? (
          <p className="thinking">
            Mark is thinking
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </p>
        ) : isHidden ? (
          <p className="sound-only">Listen to what Mark says.</p>
        ) : (
          <p lang={manner.lang} className="target">
            <Unbroken text={text} />
          </p>
        )}
        {isWhole && (
          <div className="tools">
            {voice && <SpeakerButton line={line} text={aloud} isSlow={isSlow} voice={voice} />}
            {canTranslate && (
              <button
                type="button"
                className="tool"
                aria-expanded={isTranslated}
                aria-controls={translationId}
                onClick={() => setTranslated(!isTranslated)}
              >
                <TranslationIcon />
                Translation
              </button>
            )}
          </div>
        )}
        {isWhole && hint && <StartHelp hint={hint} lang={manner.lang} />}
        {canTranslate && (
          <div id={translationId} className="translation" hidden={!isTranslated}>
            {translation !== "" && <p>{translation}</p>}
            {isTranslated && untranslated !== undefined && (
              <Untranslated text={untranslated} lang={manner.lang} />
            )}
          </div>
        )}
        {isExplained && (
          <p className="soft">
            Mark's voice can't be played just now{manner.isSoundOnly && ", so here is what he said"}.
          </p>
        )}
      </div>
    </div>
  );
};
