import { RECORDING_MAX_SECONDS, SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { speechPrices } from "../../domain/prices.ts";
import { Refusal } from "../http/refusal.ts";
import type { Ears, Recording } from "../speech/ears.ts";
import { isPlainSound } from "../speech/recording.ts";
import { Overspent, type Purse } from "./purse.ts";

const MICRO_DOLLARS_PER_SECOND = (speechPrices.heardPerMinute / 60) * 1_000_000;
/** A compressed recording says nothing of its length until it is heard: 16 kbit/s is what browsers record at least. */
const COMPRESSED_BYTES_PER_SECOND = 2000;

const deaf = (): Refusal =>
  new Refusal(
    503,
    "no_speech_recognition",
    "No more speech can be understood today. Please type your answer.",
  );

/** Seconds of 16-bit sound, whatever it was recorded at: at 48 kHz it counts three times, which is on the careful side. */
const secondsOf = ({ bytes, mimeType }: Recording): number =>
  bytes.byteLength / (isPlainSound(mimeType) ? 2 * SPEECH_SAMPLES_PER_SECOND : COMPRESSED_BYTES_PER_SECOND);

/**
 * Ears that are paid for out of the purse, by the second and 15 at least. How long a page will speak into a stream nobody
 * knows when it is opened: it counts as long as a recording may be. Throws 503 once the purse is empty.
 */
export const heardFor = (purse: Purse, ears: Ears): Ears => {
  const pay = async (seconds: number): Promise<void> => {
    await purse.open("speech").catch((error: unknown) => {
      throw error instanceof Overspent ? deaf() : error;
    });
    purse.pay(Math.max(speechPrices.leastSeconds, seconds) * MICRO_DOLLARS_PER_SECOND);
  };
  return {
    async open(language) {
      await pay(RECORDING_MAX_SECONDS);
      return ears.open(language);
    },
    async hear(recording, language) {
      await pay(secondsOf(recording));
      return ears.hear(recording, language);
    },
    async hearAny(recording, language) {
      await pay(secondsOf(recording));
      return ears.hearAny(recording, language);
    },
  };
};
