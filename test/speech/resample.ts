/** Samples on either side that a new one is made of. */
const REACH = 24;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
/** Hann's window, so that the sum may end at the reach. */
const window = (x: number): number => (Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x));

/** The same sound at another rate (both in Hz), without the tones that the new one can't hold. */
export const resample = (pcm: Int16Array, from: number, to: number): Int16Array => {
  const cut = Math.min(1, to / from);
  const made = new Int16Array(Math.floor((pcm.length * to) / from));
  for (let at = 0; at < made.length; at++) {
    const centre = (at * from) / to;
    let sum = 0;
    for (let near = Math.ceil(centre - REACH / cut); near <= centre + REACH / cut; near++) {
      const distance = (near - centre) * cut;
      sum += (pcm[near] ?? 0) * sinc(distance) * window(distance / REACH) * cut;
    }
    made[at] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return made;
};
