import type { Samples } from "./samples.ts";

const PCM = 1;
/** The real format follows further on; recorders use it for PCM as well. */
const EXTENSIBLE = 0xfffe;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** As far as the sub-format of an extensible one. */
const FORMAT_BYTES = { plain: 16, extensible: 26 };

/**
 * The samples of a WAV file, read through its chunks, of which there may be others than the two that matter. Undefined for
 * what is no WAV, or none of 16-bit PCM. http://soundfile.sapp.org/doc/WaveFormat/
 */
export const samplesOfWav = (bytes: Uint8Array): Samples | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.byteLength < HEADER_BYTES || tag(0) !== "RIFF" || tag(8) !== "WAVE") return undefined;

  let format: Pick<Samples, "rate" | "channels"> | undefined;
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.byteLength; ) {
    const name = tag(at);
    const from = at + CHUNK_HEADER_BYTES;
    const size = view.getUint32(at + 4, true);
    if (name === "fmt ") format = formatAt(view, from, size);
    // Who writes while recording does not know the length yet, and leaves 0 or the largest number there is.
    if (name === "data")
      return format && { ...format, bytes: bytes.subarray(from, size === 0 ? undefined : from + size) };
    at = from + size + (size % 2);
  }
  return undefined;
};

const formatAt = (
  view: DataView,
  at: number,
  size: number,
): Pick<Samples, "rate" | "channels"> | undefined => {
  const needed = (bytes: number): boolean => size >= bytes && at + bytes <= view.byteLength;
  if (!needed(FORMAT_BYTES.plain)) return undefined;
  const written = view.getUint16(at, true);
  const isExtensible = written === EXTENSIBLE && needed(FORMAT_BYTES.extensible);
  const kind = isExtensible ? view.getUint16(at + 24, true) : written;
  if (kind !== PCM || view.getUint16(at + 14, true) !== 16) return undefined;
  return { channels: view.getUint16(at + 2, true), rate: view.getUint32(at + 4, true) };
};
