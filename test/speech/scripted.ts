import { readFileSync } from "node:fs";
import type {
  Hearing,
  Recogniser,
  SpokenWord,
  Utterance,
} from "../../local/services/transcribe/recogniser.ts";
import { type Alignment, align, envelopeOf, FRAME_MS, waveformAt } from "./alignment.ts";
import { CONTAINED, CONTAINER, type Sample, samples, soundOf } from "./samples.ts";

/** How alike the loudness has to be: echo cancelling and the like leave 0.7 and more, another sentence does not. */
const ALIKE = 0.7;
/** Frames of a recording that have to be there before words are guessed at … */
const ENOUGH = 150;
/** … and before they are certain: two sentences may well begin alike. */
const CERTAIN = 300;
/** Frames of silence at the beginning of each sample, which may get lost. */
const BREATH = 40;
/** ms after which a sentence is over, if nobody goes on. */
const PAUSE = 700;
/** Louder than this somebody may be speaking. */
const AUDIBLE = 100;

/** What arrived in one stream, against what was spoken. */
export type Measured = {
  /** The sample that it is; undefined for sounds that nobody knows. */
  name: string | undefined;
  /** How alike the loudness is, 0–1: what counts where the browser processes the sound. */
  envelope: number;
  /** How alike the waves are, 0–1: above 0.9 where it does not. */
  waveform: number;
};

type Known = Sample & { pcm: Int16Array; envelope: Float32Array };
type Found = Alignment & { known: Known };

const append = (one: Int16Array, other: Int16Array): Int16Array => {
  const both = new Int16Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

const bestOf = (known: readonly Known[], arrived: Float32Array, earliest?: number): Found | undefined =>
  known
    .flatMap((one) => {
      const found = align(arrived, one.envelope, earliest);
      return found && found.envelope >= ALIKE ? [{ ...found, known: one }] : [];
    })
    .sort((one, other) => other.envelope - one.envelope)[0];

const endsSentence = ({ text }: SpokenWord): boolean => /[.!?]$/.test(text);

const open = (known: readonly Known[], measured: Measured[]): Hearing => {
  let pcm: Int16Array = new Int16Array();
  let found: Found | undefined;
  /** How many words have been told in final results, and how many at all. */
  let [final, told] = [0, 0];

  /** Words by the clock of what arrived; `heard` says which of them are understood by now (ms of the sample). */
  const wordsOf = ({ known, lag }: Found, heard: (word: SpokenWord) => boolean): SpokenWord[] =>
    known.words
      .filter(heard)
      .map((word) => ({ ...word, from: word.from + lag * FRAME_MS, to: word.to + lag * FRAME_MS }));

  /** What is new, once these are all the words. */
  const news = (words: readonly SpokenWord[], now: number, isCertain: boolean): Utterance[] => {
    const utterances: Utterance[] = [];
    for (const [place, word] of words.entries()) {
      if (!isCertain || place < final || !endsSentence(word)) continue;
      if (words.length <= place + 1 && now < word.to + PAUSE) continue;
      utterances.push({ words: words.slice(final, place + 1), isFinal: true });
      final = place + 1;
    }
    if (words.length > Math.max(told, final)) utterances.push({ words: words.slice(final), isFinal: false });
    told = words.length;
    return utterances;
  };

  return {
    hear: (more) => {
      pcm = append(pcm, more);
      if (!found && !more.some((sample) => Math.abs(sample) > AUDIBLE)) return [];
      const arrived = envelopeOf(pcm);
      if (!found || arrived.length - found.lag < CERTAIN) found = bestOf(known, arrived, -BREATH);
      if (!found || arrived.length - found.lag < ENOUGH) return [];
      const now = arrived.length * FRAME_MS;
      const since = now - found.lag * FRAME_MS;
      const words = wordsOf(found, ({ to }) => to <= since);
      return news(words, now, since >= CERTAIN * FRAME_MS);
    },
    finish: async () => {
      const arrived = envelopeOf(pcm);
      found = bestOf(known, arrived);
      measured.push({
        name: found?.known.name,
        envelope: found?.envelope ?? 0,
        waveform: found ? waveformAt(pcm, found.known.pcm, found.lag) : 0,
      });
      if (!found) return [];
      const [first, last] = [-found.lag * FRAME_MS, (arrived.length - found.lag) * FRAME_MS];
      const isWhole = ({ from, to }: SpokenWord) => (from + to) / 2 >= first && (from + to) / 2 <= last;
      const words = wordsOf(found, isWhole).slice(final);
      return words.length > 0 ? [{ words, isFinal: true }] : [];
    },
  };
};

/**
 * A recogniser that knows the samples, and understands exactly what their list says. It first makes sure that the sound
 * which arrived is the sound that was spoken; of any other it understands nothing. `measured` tells how alike both were,
 * one entry for each stream that came to its end.
 */
export const scriptedRecogniser = (): Recogniser & { measured: readonly Measured[] } => {
  const known = samples().map((sample): Known => {
    const pcm = soundOf(sample);
    return { ...sample, pcm, envelope: envelopeOf(pcm) };
  });
  const measured: Measured[] = [];
  const container = readFileSync(CONTAINER);
  return {
    measured,
    // By its exact bytes: a decoder is not what is tried here.
    unpack: (bytes) => (container.equals(bytes) ? soundOf({ name: CONTAINED }) : undefined),
    open: (language) =>
      open(
        known.filter((one) => one.language === language),
        measured,
      ),
  };
};
