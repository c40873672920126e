import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { downsamplerOf } from "./downsampler.ts";

/** 50 ms: twenty times a second is smooth for the meter, and a recording loses no more at its end. */
const BLOCK = SPEECH_SAMPLES_PER_SECOND / 20;

/**
 * Runs in the browser's audio thread: takes the microphone's sound at whatever rate the device has, and posts blocks of
 * signed 16-bit samples at 16 kHz.
 */
class Capture extends AudioWorkletProcessor {
  readonly #downsample = downsamplerOf(sampleRate, SPEECH_SAMPLES_PER_SECOND);
  #block = new Int16Array(BLOCK);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0];
    if (!channel) return true;
    for (const sample of this.#downsample(channel)) {
      this.#block[this.#filled] = Math.max(-1, Math.min(1, sample)) * 0x7fff;
      this.#filled += 1;
      if (this.#filled === BLOCK) this.#post();
    }
    return true;
  }

  #post() {
    this.port.postMessage(this.#block, [this.#block.buffer]);
    this.#block = new Int16Array(BLOCK);
    this.#filled = 0;
  }
}

registerProcessor("capture", Capture);
