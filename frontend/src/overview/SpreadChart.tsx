import { type Spread, spreadBands } from "../../../domain/spread.ts";
import { usePencil } from "./usePencil.tsx";

/** In em, as everything that is as high as letters are: the columns at most, and the lines of text over and under them. */
const COLUMN = 6;
const OVER = 1.4;
const UNDER = 1.5;
/** Of the width, in per cent. */
const SLOT = 100 / spreadBands.length;
const GAP = 2;

/** How scores are spread: a column for each band, with its number of students over it. The table under it says the same. */
export const SpreadChart = ({ name, spread: { counts } }: { name: string; spread: Spread }) => {
  const { fill, pattern } = usePencil();
  const most = Math.max(1, ...counts);
  return (
    <div className="spread-chart">
      <p className="chart-name" aria-hidden="true">
        {name}
      </p>
      <svg width="100%" height={`${OVER + COLUMN + UNDER}em`} aria-hidden="true" focusable="false">
        {pattern}
        {counts.map((count, place) => {
          const band = spreadBands[place];
          const height = (COLUMN * count) / most;
          const middle = `${(place + 0.5) * SLOT}%`;
          return (
            <g key={band?.from}>
              {count > 0 && (
                <rect
                  className="chart-bar"
                  fill={fill}
                  x={`${place * SLOT + GAP}%`}
                  width={`${SLOT - 2 * GAP}%`}
                  y={`${OVER + COLUMN - height}em`}
                  height={`${height}em`}
                />
              )}
              <text className="chart-value" x={middle} y={`${OVER + COLUMN - height - 0.35}em`}>
                {count}
              </text>
              <text className="chart-label" x={middle} y={`${OVER + COLUMN + 1.2}em`}>
                {band?.from}–{band?.to}
              </text>
            </g>
          );
        })}
        <line className="chart-base" x1="0" x2="100%" y1={`${OVER + COLUMN}em`} y2={`${OVER + COLUMN}em`} />
      </svg>
    </div>
  );
};
