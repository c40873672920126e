import { LEVELS } from "./recording.ts";

/** In units of the drawing: one bar every 4, the highest 32. */
const STEP = 4;
const HEIGHT = 32;

/** Loudness as a height: the ear hears ratios, so quiet speech is drawn larger than it is. */
const heightOf = (loudness: number): number => Math.max(3, Math.min(1, Math.sqrt(loudness) * 2) * HEIGHT);

/** The newest sound as bars, running to the left; a line of dots while it is still. Decoration: the words say the rest. */
export const Meter = ({ levels }: { levels: readonly number[] }) => {
  const bars = [...Array.from({ length: LEVELS - levels.length }, () => 0), ...levels];
  const path = bars.map((loudness, at) => {
    const height = heightOf(loudness);
    return `M${at * STEP + 2} ${(HEIGHT - height) / 2 + 1.5}v${height - 3}`;
  });
  return (
    <svg className="meter" viewBox={`0 0 ${LEVELS * STEP} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={path.join("")} />
    </svg>
  );
};
