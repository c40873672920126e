import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { type Recogniser, SAMPLES_PER_SECOND } from "./recogniser.ts";
import { soundOfWav } from "./wav.ts";

/** A recording that can't be read; its message is the job's FailureReason. */
export class Unreadable extends Error {}

/** Reads a container with the machine's own ffmpeg (`program`), out of a file: an MP4 can't be read from a pipe. */
const byFfmpeg = async (container: Uint8Array, program: string): Promise<Int16Array> => {
  const folder = await mkdtemp(join(tmpdir(), "viva-recording-"));
  try {
    const file = join(folder, "recording");
    await writeFile(file, container);
    const to = ["-f", "s16le", "-ac", "1", "-ar", String(SAMPLES_PER_SECOND), "pipe:1"];
    const child = spawn(program, ["-v", "error", "-nostdin", "-i", file, ...to]);
    const [[status], samples] = await Promise.all([
      once(child, "close"),
      buffer(child.stdout),
      text(child.stderr),
    ]);
    if (status !== 0)
      throw new Unreadable("The media format provided does not match the detected media format.");
    return new Int16Array(Uint8Array.from(samples).buffer, 0, Math.floor(samples.length / 2));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/**
 * The samples of a recording, 16 kHz and one channel. A WAV of that kind is read here; the recogniser may know others; the
 * rest is left to ffmpeg. Throws `Unreadable`.
 */
export const unpack = async (
  container: Uint8Array,
  format: string | undefined,
  recogniser: Recogniser,
  ffmpeg = "ffmpeg",
): Promise<Int16Array> => {
  const wav = soundOfWav(container);
  const isWav = Buffer.from(container).toString("latin1", 0, 4) === "RIFF";
  if (format !== undefined && (format === "wav") !== isWav)
    throw new Unreadable("The media format provided does not match the detected media format.");
  if (wav?.samplesPerSecond === SAMPLES_PER_SECOND) return wav.pcm;
  const known = recogniser.unpack?.(container);
  if (known) return known;
  try {
    return await byFfmpeg(container, ffmpeg);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Unreadable(`This machine has no ffmpeg to read ${format ?? "the recording"} with.`);
  }
};
