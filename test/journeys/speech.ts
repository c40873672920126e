import { wavOf } from "../../frontend/src/ears/wav.ts";
import type { Recogniser, SpokenWord } from "../../local/services/transcribe/recogniser.ts";

const SAMPLES_PER_SECOND = 16_000;
/** What a syllable of this speech lasts, and the silence behind it, in samples. */
const SYLLABLE = SAMPLES_PER_SECOND * 0.24;
const GAP = SAMPLES_PER_SECOND * 0.26;
/** Silence before the first: nobody speaks in the moment in which they tap. */
const BEFORE = SAMPLES_PER_SECOND * 0.6;
const AFTER = SAMPLES_PER_SECOND * 30;
const PITCH = 160;
const HARMONICS = [1, 2, 3, 4, 6, 8, 11];

/** A voice humming: what a browser that takes noise away leaves alone. `at` in samples. */
const hum = (at: number): number => {
  const time = at / SAMPLES_PER_SECOND;
  const swell = Math.sin((Math.PI * (at % (SYLLABLE + GAP))) / SYLLABLE);
  const tones = HARMONICS.map(
    (harmonic) => Math.sin(2 * Math.PI * PITCH * harmonic * (time + 0.01 * Math.sin(time))) / harmonic,
  );
  return swell * 0.35 * tones.reduce((sum, tone) => sum + tone, 0);
};

/** So many syllables as a WAV file: the speech of somebody before a browser's microphone. */
export const speechOf = (syllables: number): Uint8Array => {
  const length = BEFORE + syllables * (SYLLABLE + GAP) + AFTER;
  return wavOf(
    Int16Array.from({ length }, (_, place) => {
      const at = place - BEFORE;
      const isSpoken = at >= 0 && at < syllables * (SYLLABLE + GAP) && at % (SYLLABLE + GAP) < SYLLABLE;
      return isSpoken ? Math.max(-1, Math.min(1, hum(at))) * 0x7fff : 0;
    }),
  );
};

const STRETCH = SAMPLES_PER_SECOND / 50;
/** Above the first a syllable is heard to begin, below the second to end: shares of the loudest that was heard. */
const [LOUD, QUIET] = [0.3, 0.12];
const FAINTEST = 300;

/** A recogniser for that speech: the nth syllable is the nth word of `answer`, as sure as `confidenceOf` says, 0–1. */
export const syllableRecogniser = (
  answer: string,
  confidenceOf: (word: string) => number = () => 0.9,
): Recogniser => ({
  open() {
    const words = answer.split(" ");
    const heard: SpokenWord[] = [];
    let [loudest, isIn, rest] = [FAINTEST, false, new Int16Array()];
    let ms = 0;
    const listen = (stretch: Int16Array) => {
      ms += 20;
      const loudness = Math.hypot(...stretch) / Math.sqrt(stretch.length);
      loudest = Math.max(loudest, loudness);
      if (!isIn && loudness > LOUD * loudest) {
        isIn = true;
        const text = words[heard.length];
        if (text !== undefined)
          heard.push({ text, confidence: confidenceOf(text), from: ms - 20, to: ms + 240 });
      } else if (loudness < QUIET * loudest) isIn = false;
    };
    return {
      hear(pcm) {
        const before = heard.length;
        const all = Int16Array.from([...rest, ...pcm]);
        let at = 0;
        for (; at + STRETCH <= all.length; at += STRETCH) listen(all.subarray(at, at + STRETCH));
        rest = all.slice(at);
        return heard.length > before ? [{ words: [...heard], isFinal: false }] : [];
      },
      finish: async () => (heard.length > 0 ? [{ words: heard, isFinal: true }] : []),
    };
  },
});
