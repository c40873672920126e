import {
  type Hearing,
  SAMPLES_PER_SECOND,
  type SpokenWord,
  type Utterance,
} from "../services/transcribe/recogniser.ts";

/** What sherpa-onnx understood of the stretch since the last reset. */
export type Result = {
  /** Pieces of words; a word begins with "▁" or a space. */
  tokens: string[];
  /** When each began, in seconds since `start_time`. */
  timestamps: number[];
  /** How likely each was, as a natural logarithm. */
  ys_probs?: number[];
  /** Seconds since the stream began. */
  start_time?: number;
};
type Stream = {
  acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void;
  inputFinished(): void;
};

/** The part of the package sherpa-onnx-node that is used here; it brings no types of its own. */
export type OnlineRecognizer = {
  createStream(): Stream;
  isReady(stream: Stream): boolean;
  decode(stream: Stream): void;
  getResult(stream: Stream): Result;
  isEndpoint(stream: Stream): boolean;
  reset(stream: Stream): void;
};

/** What follows a word's beginning, in ms, where no further piece says when it ends. */
const TAIL = 200;
/** Silence that pushes the last words through the model, in samples: it hears a word when it knows what comes after. */
const FLUSH = SAMPLES_PER_SECOND / 2;
const LOUDEST = 32_768;

/** The words of a result: their pieces joined, as sure as their pieces are on the whole. */
export const wordsOf = ({ tokens, timestamps, ys_probs = [], start_time = 0 }: Result): SpokenWord[] => {
  const groups: number[][] = [];
  for (const [place, token] of tokens.entries()) {
    const last = groups.at(-1);
    if (last && !/^[▁ ]/.test(token)) last.push(place);
    else groups.push([place]);
  }
  const ms = (place: number): number => Math.round(((timestamps[place] ?? 0) + start_time) * 1000);
  return groups.map((places, at) => {
    const sum = places.reduce((all, place) => all + (ys_probs[place] ?? 0), 0);
    const next = groups[at + 1]?.[0];
    return {
      text: places.map((place) => tokens[place]?.replace(/^[▁ ]/, "")).join(""),
      confidence: Math.min(1, Math.exp(sum / places.length)),
      from: ms(places[0] ?? 0),
      to: next === undefined ? ms(places.at(-1) ?? 0) + TAIL : ms(next),
    };
  });
};

/** Listens with a loaded model. Runs in this thread: a tenth of a second of speech takes about a hundredth. */
export const hearingWith = (recogniser: OnlineRecognizer): Hearing => {
  const stream = recogniser.createStream();
  let told = 0;
  const take = (samples: Float32Array) => {
    stream.acceptWaveform({ samples, sampleRate: SAMPLES_PER_SECOND });
    while (recogniser.isReady(stream)) recogniser.decode(stream);
  };
  const final = (): Utterance[] => {
    const words = wordsOf(recogniser.getResult(stream));
    told = 0;
    return words.length > 0 ? [{ words, isFinal: true }] : [];
  };
  return {
    hear: (pcm) => {
      take(Float32Array.from(pcm, (sample) => sample / LOUDEST));
      if (recogniser.isEndpoint(stream)) {
        const utterances = final();
        recogniser.reset(stream);
        return utterances;
      }
      const result = recogniser.getResult(stream);
      if (result.tokens.length === told) return [];
      told = result.tokens.length;
      return [{ words: wordsOf(result), isFinal: false }];
    },
    finish: async () => {
      take(new Float32Array(FLUSH));
      stream.inputFinished();
      while (recogniser.isReady(stream)) recogniser.decode(stream);
      return final();
    },
  };
};
