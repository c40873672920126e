/** 16-bit samples of one channel, and how many there are a second. */
export type Sound = { pcm: Int16Array; samplesPerSecond: number };

const PCM = 1;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/**
 * Reads a WAV file; undefined where it is none, or none of 16-bit PCM with one channel. A file that breaks off is read as
 * far as it goes. http://soundfile.sapp.org/doc/WaveFormat/
 */
export const soundOfWav = (bytes: Uint8Array): Sound | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => file.toString("latin1", at, at + 4);
  if (tag(0) !== "RIFF" || tag(8) !== "WAVE") return undefined;
  let samplesPerSecond: number | undefined;
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= file.length; ) {
    const from = at + CHUNK_HEADER_BYTES;
    const size = file.readUInt32LE(at + 4);
    if (tag(at) === "fmt ") {
      if (from + 16 > file.length) return undefined;
      const [kind, channels, bits] = [0, 2, 14].map((place) => file.readUInt16LE(from + place));
      if (kind !== PCM || channels !== 1 || bits !== 16) return undefined;
      samplesPerSecond = file.readUInt32LE(from + 4);
    }
    if (tag(at) === "data") {
      if (samplesPerSecond === undefined) return undefined;
      const samples = Uint8Array.from(file.subarray(from, from + size));
      return { pcm: new Int16Array(samples.buffer, 0, Math.floor(samples.length / 2)), samplesPerSecond };
    }
    at = from + size + (size % 2);
  }
  return undefined;
};
