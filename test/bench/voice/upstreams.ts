import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

type Spread = { p50: number; p99: number; about: string };
type Figure = { value: number; about: string };

/** The one file of figures: it is printed with every run. */
export const upstreams: {
  about: string;
  finalWordsMs: Spread;
  firstTokenMs: Spread;
  tokensPerSecond: Figure;
  firstSoundMs: Spread;
  wholeFile: Figure;
  wordsPerSecond: Figure;
  sameWords: Figure;
} = JSON.parse(readFileSync(new URL("upstreams.json", import.meta.url), "utf8"));

/** A number from 0 to 1 that always belongs to the same name. */
const chance = (name: string): number =>
  (createHash("sha256").update(name).digest().readUInt32BE() + 0.5) / 2 ** 32;

/** Standard deviations between the median and the 99th percentile. */
const P99_DEVIATIONS = 2.326;

/** Log-normal, as waiting times are, and always the same for the same answer: every way of talking meets the same luck. */
const drawn = (what: "finalWordsMs" | "firstTokenMs" | "firstSoundMs", answer: number): number => {
  const { p50, p99 } = upstreams[what];
  // Box and Muller's way from two even chances to a normal one.
  const distance = Math.sqrt(-2 * Math.log(chance(`${what} ${answer} one`)));
  const normal = distance * Math.cos(2 * Math.PI * chance(`${what} ${answer} two`));
  return p50 * (p99 / p50) ** (normal / P99_DEVIATIONS);
};

/** When the final words of an answer (by its number) are there, in ms after the end of speech. */
export const finalWordsMs = (answer: number): number => drawn("finalWordsMs", answer);
/** When each of so many tokens is there, in ms after the model was asked. */
export const tokenMs = (answer: number, place: number): number =>
  drawn("firstTokenMs", answer) + (1000 * place) / upstreams.tokensPerSecond.value;
/** When sound begins, in ms after Polly was asked. */
export const firstSoundMs = (answer: number): number => drawn("firstSoundMs", answer);
/** How long an answer of so many words is spoken, in ms. */
export const speechMs = (words: number): number => (1000 * words) / upstreams.wordsPerSecond.value;
/** How long a whole recording takes to be understood, in ms. */
export const wholeFileMs = (recordingMs: number): number => recordingMs * upstreams.wholeFile.value;
/** Are the words at Stop the final ones? For exactly that share of any ten answers in a row. */
export const sameAtStop = (answer: number): boolean => answer % 10 < 10 * upstreams.sameWords.value;
