import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SpokenLanguage, SpokenWord } from "../../local/services/transcribe/recogniser.ts";
import { soundOfWav } from "../../local/services/transcribe/wav.ts";

/** A recording of which everything is known: who made it says what is heard in it. */
export type Sample = {
  /** Also of its file, `samples/fr-1.wav`. */
  name: string;
  language: SpokenLanguage;
  text: string;
  words: SpokenWord[];
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where a sample's recording is: 16 kHz, 16 bits, one channel. */
export const fileOf = (name: string): string => here(`samples/${name}.wav`);
/** The sample that there is in a container, too, as a program might record it: `samples/fr-1.mp3`. */
export const CONTAINED = "fr-1";
/** Where that is. */
export const CONTAINER = here(`samples/${CONTAINED}.mp3`);
/** Where the list of them is. */
export const LIST = here("samples.json");

/** All samples: three answers and a passage in each language, the same that the journeys type. */
export const samples = (): Sample[] => JSON.parse(readFileSync(LIST, "utf8"));

/** The sound of a sample. */
export const soundOf = ({ name }: Pick<Sample, "name">): Int16Array => {
  const sound = soundOfWav(readFileSync(fileOf(name)));
  if (!sound) throw new Error(`The sample ${name} is no WAV file of ours.`);
  return sound.pcm;
};
