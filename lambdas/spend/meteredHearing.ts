import { RECORDING_MAX_SECONDS, SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { speechPrices } from "../../domain/prices.ts";
import { Refusal } from "../http/refusal.ts";
import { isPlainSound } from "../speech/recording.ts";
import type { Recording, Transcriber } from "../speech/transcriber.ts";
import { type Budget, Overspent } from "./budget.ts";

const MICRO_DOLLARS_PER_SECOND = (speechPrices.heardPerMinute / 60) * 1_000_000;
/** Opus speaks at 6 kbit/s or more (RFC 6716, section 2.1.1), and no browser's codec at less. */
const COMPRESSED_BYTES_PER_SECOND = 750;
/** What an address to stream to is charged: so little that asking for many and using none shuts nobody out. */
const OPENING_SECONDS = 1;

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
 * A transcriber that is paid for out of the budget, by the second and 15 at least. An address to stream to costs nothing until it is
 * used, so most of it is paid for when its answer comes in, which then counts as long as a recording may be. Throws 503 once the
 * budget is spent.
 */
export const meteredHearing = (budget: Budget, transcriber: Transcriber): Transcriber => {
  const open = (): Promise<void> =>
    budget.open("speech").catch((error: unknown) => {
      throw error instanceof Overspent ? deaf() : error;
    });
  const pay = (seconds: number): void => budget.pay(seconds * MICRO_DOLLARS_PER_SECOND);
  const payWhole = async (recording: Recording): Promise<void> => {
    await open();
    pay(Math.max(speechPrices.leastSeconds, secondsOf(recording)));
  };
  return {
    async open(language, sessionId) {
      await open();
      pay(OPENING_SECONDS);
      return transcriber.open(language, sessionId);
    },
    streamed() {
      pay(RECORDING_MAX_SECONDS - OPENING_SECONDS);
      transcriber.streamed();
    },
    async hear(recording, language) {
      await payWhole(recording);
      return transcriber.hear(recording, language);
    },
    async hearAny(recording, language) {
      await payWhole(recording);
      return transcriber.hearAny(recording, language);
    },
  };
};
