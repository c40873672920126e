import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import type { Listener, Source } from "./microphone.ts";

/** Speech needs no more; browsers take four times as much by themselves. In bits a second. */
const BITS_PER_SECOND = 32_000;
/** Safari gives nothing at all before the end unless it is asked for pieces, in ms. */
const SLICE_MS = 1000;
const TICK_MS = 100;
/** A recorder whose microphone has gone may never say that it has stopped: then what it has given is all there is. In ms. */
const STOP_MS = 3000;
/** How the recogniser likes its speech: 100 ms at a time. */
const BLOCK = SPEECH_SAMPLES_PER_SECOND / 10;

/** MP4 first: Safari claims WebM and does it badly, and the others don't claim MP4 unless they can. */
const preferred = ["audio/mp4", "audio/webm", "audio/ogg"];

/** The first kind of file that this browser records. */
const kindOf = (): string | undefined => preferred.find((type) => MediaRecorder.isTypeSupported(type));

/** Floating-point sound, −1 to 1, as signed 16-bit samples. */
const samplesOf = (sound: Float32Array): Int16Array =>
  Int16Array.from(sound, (value) => Math.max(-1, Math.min(1, value)) * 0x7fff);

const decoded = async (file: Blob): Promise<Int16Array> => {
  // Decoding into a context of 16 kHz resamples by the way.
  const context = new OfflineAudioContext(1, 1, SPEECH_SAMPLES_PER_SECOND);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  return samplesOf(sound.getChannelData(0));
};

const loudnessOn = (meter: AnalyserNode): number => {
  const sound = new Float32Array(meter.fftSize);
  meter.getFloatTimeDomainData(sound);
  return Math.hypot(...sound) / Math.sqrt(sound.length);
};

/**
 * Where an AudioWorklet can't be had: records a file as the browser likes it, and turns it into samples at the end. So
 * nothing is understood before the student has finished.
 */
export const fileCapture = async (
  context: AudioContext,
  stream: MediaStream,
  listener: Listener,
): Promise<Source> => {
  const mimeType = kindOf();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  await context.resume();
  const meter = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(meter);
  recorder.start(SLICE_MS);
  const ticking = setInterval(() => {
    if (recorder.state === "recording") listener.sounded(TICK_MS, loudnessOn(meter));
  }, TICK_MS);
  return {
    async close() {
      clearInterval(ticking);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      if (recorder.state !== "inactive") {
        recorder.stop();
        await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS))]);
      }
      await context.close();
      // Nothing at all can't be decoded.
      if (parts.every(({ size }) => size === 0)) return;
      const samples = await decoded(new Blob(parts));
      for (let at = 0; at < samples.length; at += BLOCK) listener.block(samples.slice(at, at + BLOCK));
    },
    pause: (isPaused) => (isPaused ? recorder.pause() : recorder.resume()),
    hasRecorded: () => recorder.state !== "inactive",
  };
};
