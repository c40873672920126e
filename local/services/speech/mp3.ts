import { createMp3Encoder } from "wasm-media-encoders";

/** The header of a WAV file as eSpeak writes it: 44 bytes, the rate in the seventh word. */
const HEADER_BYTES = 44;
const RATE_AT = 24;
/** Kilobits a second: about what Polly gives to speech. */
const BITRATE = 48;
const LOUDEST = 32768;

/** One for all sentences: a sentence is encoded in one go, so no two can meet in it. */
const opening = createMp3Encoder();

/** Makes MP3 of a WAV file of 16 bits and one channel. */
export const mp3Of = async (wav: Uint8Array): Promise<Uint8Array> => {
  const samples = new Int16Array(wav.slice(HEADER_BYTES).buffer);
  const encoder = await opening;
  encoder.configure({ channels: 1, sampleRate: Buffer.from(wav).readUInt32LE(RATE_AT), bitrate: BITRATE });
  // What the encoder gives is its own memory, good until the next call.
  const start = Buffer.from(encoder.encode([Float32Array.from(samples, (sample) => sample / LOUDEST)]));
  return Buffer.concat([start, encoder.finalize()]);
};
