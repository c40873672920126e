import { type Language, languageTags } from "../../../domain/exercise.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { type Path, PathFailed } from "./path.ts";
import type { Tape } from "./tape.ts";

/** The part of the Web Speech API that is used here (webaudio.github.io/web-speech-api), which no DOM library has yet. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start(track: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
};
type Result = { isFinal: boolean; 0?: { transcript: string; confidence: number } };
type RecognitionClass = {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
  }
}

/** A tape as a track that plays it: at once as far as it is there, then as it comes. */
const trackOf = (tape: Tape, context: AudioContext): { track: MediaStreamTrack; played: Promise<void> } => {
  const destination = context.createMediaStreamDestination();
  const [track] = destination.stream.getAudioTracks();
  if (!track) throw new PathFailed("broken");
  const play = async () => {
    let at = context.currentTime;
    for await (const block of tape.play()) {
      const sound = context.createBuffer(1, block.length, SPEECH_SAMPLES_PER_SECOND);
      sound.copyToChannel(
        Float32Array.from(block, (sample) => sample / 0x8000),
        0,
      );
      const source = new AudioBufferSourceNode(context, { buffer: sound });
      source.connect(destination);
      at = Math.max(at, context.currentTime);
      source.start(at);
      at += sound.duration;
    }
    await new Promise((resolve) => setTimeout(resolve, (at - context.currentTime) * 1000));
  };
  return { track, played: play() };
};

/** Waits for the recogniser's last word; `partial` gets each on its way. */
const wordsFrom = (recognition: Recognition, partial: (text: string) => void): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    let results: Result[] = [];
    recognition.addEventListener("result", (event) => {
      // The API's own event, which no DOM library has yet.
      results = Array.from((event as Event & { results: ArrayLike<Result> }).results);
      partial(textOf(results));
    });
    recognition.addEventListener("error", () => reject(new PathFailed("silent")));
    recognition.addEventListener("end", () => resolve(results));
  });

const textOf = (results: readonly Result[]): string =>
  results.map((result) => result[0]?.transcript.trim() ?? "").join(" ");

/**
 * The browser's own recogniser, where it understands this language on the device itself: a child's voice must not go to
 * the browser's maker, as it would otherwise. Undefined where there is none.
 */
export const devicePath = async (language: Language): Promise<Path | undefined> => {
  const Recogniser = window.SpeechRecognition;
  const lang = languageTags[language];
  const state = await Recogniser?.available?.({ langs: [lang], processLocally: true }).catch(() => undefined);
  if (!Recogniser || state !== "available") return undefined;
  return {
    name: "device",
    async listen(tape, partial, signal) {
      const recognition = new Recogniser();
      Object.assign(recognition, { lang, continuous: true, interimResults: true, processLocally: true });
      const context = new AudioContext();
      const abort = () => recognition.abort();
      signal.addEventListener("abort", abort);
      try {
        const words = wordsFrom(recognition, partial);
        const { track, played } = trackOf(tape, context);
        recognition.start(track);
        await Promise.race([played, words]);
        recognition.stop();
        const results = await words;
        return {
          text: textOf(results),
          words: results.flatMap(({ 0: best }) =>
            (best?.transcript.split(/\s+/) ?? [])
              .filter((text) => text !== "")
              .map((text) => ({ text, confidence: best?.confidence ?? 1 })),
          ),
          path: "device",
        };
      } finally {
        signal.removeEventListener("abort", abort);
        await context.close();
      }
    },
  };
};
