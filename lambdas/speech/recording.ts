import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { Refusal } from "../http/refusal.ts";
import { resampled, type Samples } from "./samples.ts";
import type { Recording } from "./transcriber.ts";
import { samplesOfWav } from "./wav.ts";

/** Ninety seconds, and what a slow finger adds: longer ones would outlast the function that hears them. */
const MAX_SECONDS = 95;

/** The type without its parameters, in lower case: `audio/L16; rate=16000` → `audio/l16`. */
export const kindOf = (mimeType: string): string => mimeType.split(";", 1)[0]?.trim().toLowerCase() ?? "";

const parameter = (mimeType: string, name: string): string | undefined =>
  new RegExp(`;\\s*${name}\\s*=\\s*"?([^";\\s]+)`, "i").exec(mimeType)?.[1];

/** Every kind of recording that is refused, in words. */
export const unreadable = (): Refusal =>
  new Refusal(
    415,
    "unknown_recording",
    "This kind of recording can't be read here. Send WAV, WebM, MP4, Ogg, FLAC or MP3.",
    { field: "audioData.mimeType" },
  );

/**
 * The bytes are little-endian, as Transcribe wants them and as every browser on sale has them in memory; RFC 3551 would
 * have L16 the other way round, which no recogniser that takes this type follows.
 */
const samplesOfPcm = ({ bytes, mimeType }: Recording): Samples => {
  const rate = Number(parameter(mimeType, "rate"));
  const channels = Number(parameter(mimeType, "channels") ?? 1);
  if (!Number.isSafeInteger(rate)) throw unreadable();
  return { bytes, rate, channels };
};

const readers: Record<string, (recording: Recording) => Samples | undefined> = {
  "audio/l16": samplesOfPcm,
  "audio/wav": ({ bytes }) => samplesOfWav(bytes),
  "audio/x-wav": ({ bytes }) => samplesOfWav(bytes),
  "audio/wave": ({ bytes }) => samplesOfWav(bytes),
  "audio/vnd.wave": ({ bytes }) => samplesOfWav(bytes),
};

/** Is this PCM or WAV, by its type: something that can be heard without a batch job? */
export const isPlainSound = (mimeType: string): boolean => kindOf(mimeType) in readers;

/**
 * The sound of a PCM or WAV recording as the recogniser takes it: 16-bit, one channel, 16 kHz. Throws 415 for another kind,
 * or one that is not what it says it is, and 413 for one that is too long.
 */
export const soundOf = (recording: Recording): Uint8Array => {
  const samples = readers[kindOf(recording.mimeType)]?.(recording);
  const sound = samples && resampled(samples);
  if (!sound) throw unreadable();
  if (sound.byteLength > 2 * SPEECH_SAMPLES_PER_SECOND * MAX_SECONDS)
    throw new Refusal(413, "too_long", "This recording is too long.", { field: "audioData.audioBase64" });
  return sound;
};
