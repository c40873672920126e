import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";

const HEADER_BYTES = 44;

/** Signed 16-bit samples, one channel at 16 kHz, as a WAV file: what the API takes, and what every browser plays. */
export const wavOf = (samples: Int16Array): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(HEADER_BYTES + samples.byteLength);
  const view = new DataView(file.buffer);
  const put = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at);
  put(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  put(8, "WAVEfmt ");
  view.setUint32(16, 16, true); // the length of what follows, up to "data"
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, SPEECH_SAMPLES_PER_SECOND, true);
  view.setUint32(28, SPEECH_SAMPLES_PER_SECOND * 2, true); // bytes a second
  view.setUint16(32, 2, true); // bytes a sample
  view.setUint16(34, 16, true); // bits a sample
  put(36, "data");
  view.setUint32(40, samples.byteLength, true);
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), HEADER_BYTES);
  return file;
};

/** Bytes in base64. Letter by letter, because spreading a long recording over arguments overflows the stack. */
export const base64Of = (bytes: Uint8Array): string => {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};
