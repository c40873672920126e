import { texts } from "../../../domain/texts.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { SpeakerButton } from "../voice/SpeakerButton.tsx";
import type { Voice } from "../voice/useVoice.ts";

type Props = {
  /** After which turn it was asked for; 0 is the opening. */
  turn: number;
  text: string;
  /** The exercise's. */
  lang: string;
  /** Left out where nothing can be spoken any more. */
  voice?: Voice;
};

/** The voice's number for a model answer: below those of Mark's own lines. */
const lineOf = (turn: number): number => -1 - turn;

/** A model answer in the conversation, to be heard as well, or that there is none (spec section 4). */
export const ModelAnswer = ({ turn, text, lang, voice }: Props) => (
  <div className="model-answer">
    <p className="who">Model answer</p>
    {text === "" ? (
      <p>{texts.noModelAnswer}</p>
    ) : (
      <>
        <p lang={lang} className="target">
          <Unbroken text={text} />
        </p>
        {voice && (
          <div className="tools">
            <SpeakerButton line={lineOf(turn)} text={text} voice={voice} label="Hear it" />
          </div>
        )}
        {voice?.isFailing && voice.failed.at(-1) === lineOf(turn) && (
          <p className="soft">Mark's voice can't be played just now.</p>
        )}
      </>
    )}
  </div>
);
