import { useEffect, useState } from "react";
import { SPEAKER_REST_SECONDS } from "../../../domain/limits.ts";
import { SpeakerIcon } from "../shell/icons.tsx";
import type { Voice } from "./useVoice.ts";

type Props = {
  line: number;
  text: string;
  /** Did the student ask for that line to be said more slowly? */
  isSlow?: true | undefined;
  voice: Voice;
  label?: string;
};

/** Says a message of Mark's aloud, the one that answers turn `line`, then rests for five seconds, counting down (spec section 4). */
export const SpeakerButton = ({ line, text, isSlow, voice, label = "Listen" }: Props) => {
  const [rest, setRest] = useState(0);
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => setRest(rest - 1), 1000);
    return () => clearTimeout(timer);
  }, [rest]);
  const isFetching = voice.current?.line === line && !voice.current.isSounding;
  const use = () => {
    if (rest > 0) return;
    setRest(SPEAKER_REST_SECONDS);
    voice.listen(line, text, isSlow);
  };
  return (
    // Not `disabled`: that would take the focus away from whoever pressed it with a key.
    <button type="button" className="tool" aria-disabled={rest > 0} aria-busy={isFetching} onClick={use}>
      <SpeakerIcon />
      {label}
      {rest > 0 && <span className="rest"> again in {rest}</span>}
    </button>
  );
};
