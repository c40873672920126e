import type { Measure } from "../../../domain/improvement.ts";
import type { Point } from "../../../domain/progress.ts";

/** In em, as everything that is as high as letters are. */
const HEIGHT = 5;
const OVER = 2;
const UNDER = 0.6;
/** Of the width, in per cent: what is left free at both ends, so that the first and the last number have room. */
const END = 6;
/** More numbers than this would stand on one another in a narrow window. */
const VALUES_MAX = 8;

type Placed = { x: string; y: string; value: number; key: string };

const placed = (points: readonly Point[], measure: Measure): Placed[] => {
  const step = (100 - 2 * END) / (points.length - 1);
  return points.flatMap(({ attempt, marks }, place) => {
    const value = marks[measure];
    if (value === undefined) return [];
    return [
      {
        x: `${END + place * step}%`,
        y: `${OVER + HEIGHT * (1 - value / 100)}em`,
        value,
        key: attempt.attempt,
      },
    ];
  });
};

/** Which of them have their number: all where they are few, else the first, the best and the last. */
const isNumbered = (all: readonly Placed[], place: number): boolean =>
  all.length <= VALUES_MAX ||
  place === 0 ||
  place === all.length - 1 ||
  place === all.findIndex(({ value }) => value === Math.max(...all.map((one) => one.value)));

/** One measure of two attempts or more, from 0 to 100: a line with a marker for each. The table under it says the same. */
export const CourseChart = ({
  name,
  measure,
  points,
}: {
  name: string;
  measure: Measure;
  points: readonly Point[];
}) => {
  const all = placed(points, measure);
  return (
    <div className="course-chart">
      <p className="chart-name" aria-hidden="true">
        {name}
      </p>
      <svg width="100%" height={`${OVER + HEIGHT + UNDER}em`} aria-hidden="true" focusable="false">
        {[0, 50, 100].map((value) => (
          <line
            key={value}
            className={value === 0 ? "chart-base" : "chart-rule"}
            x1="0"
            x2="100%"
            y1={`${OVER + HEIGHT * (1 - value / 100)}em`}
            y2={`${OVER + HEIGHT * (1 - value / 100)}em`}
          />
        ))}
        {all.slice(1).map(({ x, y, key }, place) => (
          <line key={key} className="course-line" x1={all[place]?.x} y1={all[place]?.y} x2={x} y2={y} />
        ))}
        {all.map(({ x, y, value, key }, place) => (
          <g key={key}>
            <circle className="course-marker" cx={x} cy={y} r="5" />
            {isNumbered(all, place) && (
              <text className="chart-value" x={x} y={y} dy="-0.85em">
                {value}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
};
