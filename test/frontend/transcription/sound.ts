/** Samples a second, as the recogniser wants them. */
export const RATE = 16_000;

/** A tone of that pitch (Hz) and loudness (0–1), so many seconds long. */
export const tone = (seconds: number, pitch = 440, loudness = 0.3): Int16Array =>
  Int16Array.from(
    { length: Math.round(seconds * RATE) },
    (_, at) => loudness * 0x7fff * Math.sin((2 * Math.PI * pitch * at) / RATE),
  );

export const silence = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * RATE));

/** Nothing happens for so many ms. */
export const passing = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
