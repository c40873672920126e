/** Below this a room is quiet and nobody speaks, as a share of the loudest there is (about −42 dB). */
export const QUIET = 0.008;

const FULL_SCALE = 32_768;

/** How loud samples are: the root of their mean square, 0–1. */
export const loudnessOf = (samples: Int16Array): number => {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length) / FULL_SCALE;
};
