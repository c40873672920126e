import { SAMPLES_PER_SECOND } from "../../local/services/transcribe/recogniser.ts";
import { median } from "../bench/statistics.ts";

/** Loudness is looked at in steps of 10 ms. */
export const FRAME_MS = 10;
const FRAME = (SAMPLES_PER_SECOND * FRAME_MS) / 1000;
/** The shortest stretch that says anything, in frames. */
const SHORTEST = 40;
/** How much of what arrived has to be explained by the recording. */
const COVERED = 0.85;
/** How far, in samples, a microphone's clock may be off within a frame or two. */
const SLACK = 2 * FRAME;
/** Waves are compared in pieces of so many samples … */
const PIECE = SAMPLES_PER_SECOND / 2;
/** … that have more than this share of the loudest one's energy … */
const QUIET = 0.05;
/** … and are found where they are as alike as this. */
const FOUND = 0.5;

/** The loudness of a sound, one value each 10 ms. */
export const envelopeOf = (pcm: Int16Array): Float32Array => {
  const envelope = new Float32Array(Math.floor(pcm.length / FRAME));
  for (let frame = 0; frame < envelope.length; frame++) {
    let sum = 0;
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) sum += (pcm[at] ?? 0) ** 2;
    envelope[frame] = Math.sqrt(sum / FRAME);
  }
  return envelope;
};

type Stretch = { from: number; to: number };
/** Where two sounds meet if the second begins at `lag` of the first. */
const meeting = (length: number, other: number, lag: number): Stretch => ({
  from: Math.max(0, lag),
  to: Math.min(length, lag + other),
});

/** Pearson's correlation of two sounds where they meet, −1 to 1; 0 where one is flat. */
const correlation = (
  one: Float32Array | Int16Array,
  other: Float32Array | Int16Array,
  lag: number,
): number => {
  const { from, to } = meeting(one.length, other.length, lag);
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let at = from; at < to; at++) {
    const a = one[at] ?? 0;
    const b = other[at - lag] ?? 0;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  const count = to - from;
  const spread = (count * sumAA - sumA * sumA) * (count * sumBB - sumB * sumB);
  return spread > 0 ? (count * sumAB - sumA * sumB) / Math.sqrt(spread) : 0;
};

const energy = (envelope: Float32Array, { from, to }: Stretch): number => {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (envelope[at] ?? 0) ** 2;
  return sum;
};

/** Where a recording begins in what arrived, in frames, and how alike both are there, −1 to 1. */
export type Alignment = { lag: number; envelope: number };

/**
 * Finds a recording in what arrived, both as envelopes; undefined where it is nowhere. `earliest` is how much of its
 * beginning may be missing, as a lag below 0.
 */
export const align = (
  arrived: Float32Array,
  recording: Float32Array,
  earliest = -recording.length,
): Alignment | undefined => {
  const all = energy(arrived, { from: 0, to: arrived.length });
  let best: Alignment | undefined;
  for (let lag = earliest; lag <= arrived.length - SHORTEST; lag++) {
    const met = meeting(arrived.length, recording.length, lag);
    if (met.to - met.from < SHORTEST || energy(arrived, met) < COVERED * all) continue;
    const envelope = correlation(arrived, recording, lag);
    if (envelope > (best?.envelope ?? 0)) best = { lag, envelope };
  }
  return best;
};

/** The part of a recording that begins at a sample. */
type Piece = { from: number; pcm: Int16Array };

/** A recording in pieces of half a second, without those in which hardly anything sounds. */
const piecesOf = (recording: Int16Array): Piece[] => {
  const pieces: (Piece & { loud: number })[] = [];
  for (let from = 0; from < recording.length; from += PIECE) {
    const pcm = recording.subarray(from, from + PIECE);
    const envelope = envelopeOf(pcm);
    pieces.push({ from, pcm, loud: energy(envelope, { from: 0, to: envelope.length }) });
  }
  const loudest = Math.max(...pieces.map(({ loud }) => loud));
  return pieces.filter(({ loud }) => loud > QUIET * loudest);
};

/**
 * How alike the waves themselves are, −1 to 1, when the recording begins about `lag` frames into what arrived: the median of
 * its pieces, each looked for around where the one before it stood. A busy machine loses some ms of sound now and then, and
 * what comes behind them is no less what was spoken.
 */
export const waveformAt = (arrived: Int16Array, recording: Int16Array, lag: number): number => {
  let around = lag * FRAME;
  const alike = piecesOf(recording).map(({ from, pcm }) => {
    let best = { wave: 0, lag: around };
    for (let at = around - SLACK; at <= around + SLACK; at++) {
      const wave = correlation(arrived, pcm, at + from);
      if (wave > best.wave) best = { wave, lag: at };
    }
    // A piece that is nowhere does not tell where the next one is.
    if (best.wave > FOUND) around = best.lag;
    return best.wave;
  });
  return median(alike);
};
