import { useEffect, useId, useRef, useState } from "react";
import { type Language, languageTags } from "../../../domain/exercise.ts";
import { microphonePhrase } from "../../../domain/microphonePhrase.ts";
import { SaidLegend, SaidWords } from "../lesson/SaidWords.tsx";
import { MicrophoneIcon } from "../shell/icons.tsx";
import type { Heard } from "../transcription/path.ts";
import type { Transcriber } from "../transcription/transcriber.ts";
import { wavOf } from "../transcription/wav.ts";
import type { Microphone } from "./microphone.ts";
import { Panel } from "./Panel.tsx";
import { useRecorder } from "./useRecorder.ts";
import { pathWords, reading } from "./wording.ts";

type Props = {
  language: Language;
  microphone: Microphone;
  transcriber: Transcriber;
  /** Mark falls silent. */
  starting(): void;
  /** The microphone is closed again. */
  over(): void;
};

/** What was recorded, to be played back, and what was understood of it. */
type Outcome = { sound: string; heard: Heard };

/** A sentence to read aloud; then one hears oneself, and sees what was understood and which way it went. */
const Sheet = ({ language, microphone, transcriber, starting, over }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const lang = languageTags[language];
  const { recording, controller } = useRecorder(microphone, transcriber, {
    starting() {
      setOutcome(undefined);
      starting();
    },
    guess() {},
    nothingHeard: over,
    heard(heard) {
      over();
      const sound = new Blob([wavOf(controller.newest()?.whole() ?? new Int16Array())], {
        type: "audio/wav",
      });
      setOutcome({ sound: URL.createObjectURL(sound), heard });
    },
  });
  useEffect(() => () => URL.revokeObjectURL(outcome?.sound ?? ""), [outcome]);
  return (
    <>
      <p className="soft">Tap the button, read this sentence aloud, and tap again.</p>
      <p className="phrase target" lang={lang}>
        {microphonePhrase(language)}
      </p>
      <Panel recording={recording} purpose={reading} lang={lang} isBusy={false} controller={controller} />
      {outcome && (
        <div className="outcome" role="status">
          <h3>This is what Mark hears</h3>
          {/* biome-ignore lint/a11y/useMediaCaption: it is the student's own voice, and its words stand below */}
          <audio controls src={outcome.sound} />
          <p className="target" lang={lang}>
            <SaidWords said={outcome.heard.text} words={outcome.heard.words} />
          </p>
          <SaidLegend said={outcome.heard.text} words={outcome.heard.words} lang={lang} />
          <p className="soft">{pathWords[outcome.heard.path]}</p>
        </div>
      )}
    </>
  );
};

/** The button among the tools, and the sheet that it opens; closing the sheet closes the microphone. */
export const MicrophoneTest = (props: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="tool" onClick={open}>
        <MicrophoneIcon />
        Test microphone
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby={title} onClose={() => setOpen(false)}>
        <h2 id={title}>Test your microphone</h2>
        {isOpen && <Sheet {...props} />}
        <form method="dialog">
          <button type="submit" className="button button-quiet">
            Done
          </button>
        </form>
      </dialog>
    </>
  );
};
