import { captionsFile, type pictures, type RecordingName, recordingFile } from "./pictures.ts";

type Props = { name: RecordingName; label: string; size: (typeof pictures)[RecordingName] };

/**
 * How it moves: hidden until somebody plays it or comes near (recordings.ts), so that nobody fetches it who does not look, and
 * that the still stands where there is no script.
 */
export const Recording = ({ name, label, size: { width, height } }: Props) => (
  <>
    <video hidden muted playsInline controls preload="none" aria-label={label} width={width} height={height}>
      <source media="(prefers-color-scheme: dark)" src={recordingFile(name, "dark")} type="video/mp4" />
      <source src={recordingFile(name, "light")} type="video/mp4" />
      <track default kind="captions" srcLang="en" label="English" src={captionsFile(name)} />
    </video>
    <button type="button" className="button play-recording" aria-label={`Play: ${label}`} hidden>
      Play
    </button>
  </>
);
