/** How many zero crossings of the filter lie on either side: more cut sharper, and cost more. */
const CROSSINGS = 16;
/** Where the filter begins to cut, as a share of the highest frequency that the slower rate can hold. */
const PASSED = 0.92;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
/** Blackman's window: −58 dB and less beyond the cut; `x` from −1 to 1. */
const window = (x: number): number => 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The filter's weights for a sample that lies `offset` (0–1) behind an input sample; they add up to 1. */
const kernel = (half: number, cut: number, offset: number): Float32Array => {
  const weights = Float32Array.from({ length: 2 * half }, (_, tap) => {
    const distance = tap - half + 1 - offset;
    return Math.abs(distance) < half ? sinc(cut * distance) * window(distance / half) : 0;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/**
 * Turns sound at one rate into sound at another, block by block without a seam: a windowed sinc as a polyphase filter, so
 * that what is too high for the new rate vanishes instead of coming back as a false tone. Rates in whole samples a second.
 */
export const downsamplerOf = (from: number, to: number): ((block: Float32Array) => Float32Array) => {
  const common = divisor(from, to);
  /** One output sample is `step` of `phases` input samples on. */
  const [step, phases] = [from / common, to / common];
  const cut = PASSED * Math.min(1, to / from);
  const half = Math.ceil(CROSSINGS / cut);
  const kernels = Array.from({ length: phases }, (_, phase) => kernel(half, cut, phase / phases));
  /** Input that later output still needs; before the first there was silence. */
  let kept = new Float32Array(half);
  /** Where the next output sample lies in `kept`, in shares (1 / phases) of an input sample. */
  let at = half * phases;

  return (block) => {
    const input = new Float32Array(kept.length + block.length);
    input.set(kept);
    input.set(block, kept.length);
    const output: number[] = [];
    for (; Math.floor(at / phases) + half < input.length; at += step) {
      const first = Math.floor(at / phases) - half + 1;
      const weights = kernels[at % phases] ?? kernel(half, cut, 0);
      output.push(weights.reduce((sum, weight, tap) => sum + weight * (input[first + tap] ?? 0), 0));
    }
    const used = Math.max(0, Math.floor(at / phases) - half + 1);
    kept = input.slice(used);
    at -= used * phases;
    return Float32Array.from(output);
  };
};
