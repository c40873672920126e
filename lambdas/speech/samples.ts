import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";

/** Signed 16-bit little-endian samples, channels interleaved; `rate` in samples a second. */
export type Samples = { bytes: Uint8Array; rate: number; channels: number };

/** From the telephone's to a studio's; below, nothing is understood, and above, nobody records speech. */
const RATES = { min: 8000, max: 192_000 };

/** One channel: what the two of a stereo microphone have in common. */
const mono = ({ bytes, channels }: Samples): Int16Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames = Math.floor(bytes.byteLength / (2 * channels));
  return Int16Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(2 * (frame * channels + channel), true);
    return sum / channels;
  });
};

/**
 * One channel at 16 kHz. Each new sample is the mean of the old ones in its place, which keeps most of what lies above
 * 8 kHz from folding back into the voice; a slower recording has each sample repeated. Undefined for a rate or a number of
 * channels that no microphone has.
 */
export const resampled = (samples: Samples): Uint8Array | undefined => {
  const { rate, channels } = samples;
  if (rate < RATES.min || rate > RATES.max || (channels !== 1 && channels !== 2)) return undefined;
  const from = mono(samples);
  const step = rate / SPEECH_SAMPLES_PER_SECOND;
  const length = Math.floor(from.length / step);
  const bytes = new Uint8Array(2 * length);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < length; place++) {
    const begin = Math.floor(place * step);
    const end = Math.max(begin + 1, Math.floor((place + 1) * step));
    let sum = 0;
    for (const sample of from.subarray(begin, end)) sum += sample;
    view.setInt16(2 * place, sum / (end - begin), true);
  }
  return bytes;
};
