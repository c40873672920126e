/**
 * `node --import tsx test/speech/make.ts`: has eSpeak NG say what the journeys' students answer, and writes the recordings
 * with a list of what is heard in them. Needed again only when an answer changes.
 */
import { writeFileSync } from "node:fs";
import type { Language } from "../../domain/exercise.ts";
import { wavOf } from "../../frontend/src/transcription/wav.ts";
import { openEspeak } from "../../local/services/speech/espeak.ts";
import { mp3Of } from "../../local/services/speech/mp3.ts";
import { SAMPLES_PER_SECOND, type SpokenLanguage } from "../../local/services/transcribe/recogniser.ts";
import { soundOfWav } from "../../local/services/transcribe/wav.ts";
import { contents } from "../journeys/exercises.ts";
import { resample } from "./resample.ts";
import { CONTAINED, CONTAINER, fileOf, LIST, type Sample } from "./samples.ts";

/** A girl's variant of each voice, which nobody takes for Mark's. */
const voices: Record<Language, { voice: string; language: SpokenLanguage }> = {
  French: { voice: "fr+f3", language: "fr-FR" },
  Spanish: { voice: "es+f3", language: "es-ES" },
  German: { voice: "de+f3", language: "de-DE" },
};
/** ms of silence before and after: what a student needs from the button to the first word. */
const BREATH = 400;
/** Below this a sample is silence. */
const QUIET = 200;

const say = await openEspeak("espeak-ng");
const spoken = async (text: string, voice: string): Promise<Int16Array> => {
  const said = soundOfWav(await say(text, voice));
  if (!said) throw new Error("eSpeak NG gave no sound.");
  const whole = resample(said.pcm, said.samplesPerSecond, SAMPLES_PER_SECOND);
  const isLoud = (sample: number) => Math.abs(sample) > QUIET;
  return whole.slice(whole.findIndex(isLoud), whole.findLastIndex(isLoud) + 1);
};
const breath = new Int16Array((BREATH * SAMPLES_PER_SECOND) / 1000);

/** How sure the recogniser is of each word: of most very, of a few less (orange), of a few hardly (red). */
const confidenceOf = (word: number): number => {
  if (word % 7 === 5) return 0.14;
  if (word % 5 === 3) return 0.43;
  return 0.98 - (word % 4) / 50;
};

const wordsOf = async (text: string, voice: string, length: number): Promise<Sample["words"]> => {
  const words = text.split(" ");
  // eSpeak doesn't say when it says a word: the beginning of a sentence lasts about as long when it is said alone.
  const ends: number[] = [];
  for (const word of words.keys())
    ends.push((await spoken(words.slice(0, word + 1).join(" "), voice)).length);
  const scale = length / (ends.at(-1) ?? length);
  const ms = (samples: number) => Math.round(BREATH + (samples * scale * 1000) / SAMPLES_PER_SECOND);
  return words.map((word, place) => ({
    text: word,
    confidence: confidenceOf(place),
    from: ms(ends[place - 1] ?? 0),
    to: ms(ends[place] ?? 0),
  }));
};

const list: Sample[] = [];
for (const [name, { voice, language }] of Object.entries(voices)) {
  const { answers, passage } = contents[name as Language]; // a key of the record above
  for (const [place, text] of [...answers, passage].entries()) {
    const sound = await spoken(text, voice);
    const pcm = Int16Array.from([...breath, ...sound, ...breath]);
    const sample = `${language.slice(0, 2)}-${place < answers.length ? place + 1 : "passage"}`;
    const wav = wavOf(pcm);
    writeFileSync(fileOf(sample), wav);
    if (sample === CONTAINED) writeFileSync(CONTAINER, await mp3Of(wav));
    list.push({ name: sample, language, text, words: await wordsOf(text, voice, sound.length) });
  }
}
writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
