import { describe, expect, test } from "@jest/globals";
import { downsamplerOf } from "../../../frontend/src/recorder/downsampler.ts";

const TO = 16_000;
/** What the audio thread gives at a time. */
const QUANTUM = 128;

const sine = (pitch: number, rate: number, seconds = 0.5): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin((2 * Math.PI * pitch * at) / rate));

const downsampled = (input: Float32Array, from: number, quantum = QUANTUM): number[] => {
  const downsample = downsamplerOf(from, TO);
  const output: number[] = [];
  for (let at = 0; at < input.length; at += quantum)
    output.push(...downsample(input.subarray(at, at + quantum)));
  return output;
};

/** Leaves out both ends, where the sound meets silence. */
const middle = (samples: readonly number[]): readonly number[] => samples.slice(200, -200);
const loudest = (samples: readonly number[]): number => Math.max(...middle(samples).map(Math.abs));

describe.each([48_000, 44_100, 96_000, 22_050, 16_000, 8000])("from %d a second", (from) => {
  test("it is as long as it was", () => {
    const { length } = downsampled(sine(440, from), from);
    expect(Math.abs(length / TO - 0.5)).toBeLessThan(0.004);
  });

  test("a tone stays the same tone", () => {
    const pitch = 1000;
    const output = downsampled(sine(pitch, from), from);
    const expected = sine(pitch, TO);
    const faults = output.map((sample, at) => Math.abs(sample - (expected[at] ?? 0)));
    expect(loudest(faults)).toBeLessThan(0.002);
  });

  test("there is no seam between blocks", () => {
    const input = sine(700, from);
    const whole = downsampled(input, from, input.length);
    const pieces = downsampled(input, from, 37);
    expect(pieces).toEqual(whole);
  });
});

test.each([
  [48_000, 9000],
  [48_000, 12_000],
  [48_000, 23_000],
  [44_100, 9000],
  [44_100, 15_500],
])("from %d a second, a tone of %d Hz vanishes instead of coming back as a lower one", (from, pitch) => {
  expect(loudest(downsampled(sine(pitch, from), from))).toBeLessThan(0.002);
});

test.each([100, 3000, 6500])("what speech is made of passes: %d Hz", (pitch) => {
  expect(loudest(downsampled(sine(pitch, 48_000), 48_000))).toBeGreaterThan(0.97);
});
