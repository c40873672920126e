import { HALF } from "./QuoteMark.tsx";

/** What Mark's face says. */
export type Expression = "idle" | "thinking" | "speaking" | "pleased" | "puzzled";

const mouths = {
  idle: <path className="mark-line" d="M25 48q7 4 14 0" />,
  thinking: <path className="mark-line" d="M28 49h8" />,
  speaking: <ellipse className="mark-paper" cx="32" cy="49" rx="5.5" ry="4" />,
  pleased: <path className="mark-paper" d="M22.5 46h19c-1 6-5 8.5-9.5 8.5s-8.5-2.5-9.5-8.5Z" />,
  puzzled: <path className="mark-line" d="M25 50q3.5-4 7-1t7-1" />,
} as const;

/** How far the eyes are off their places, in the drawing's units. */
const gaze = {
  idle: [0, 0],
  thinking: [2.5, -4],
  speaking: [0, 0],
  pleased: [0, -1],
  puzzled: [0, 0],
} as const;

/**
 * Mark, whose name is the joke: a speech mark. His eyes are two quotation marks. Decoration: what he does is said in
 * words beside him.
 */
export const Mark = ({
  expression = "idle",
  className = "",
}: {
  expression?: Expression;
  className?: string;
}) => (
  <svg className={`mark ${className}`} viewBox="0 0 64 66" aria-hidden="true" focusable="false">
    <path className="mark-ink" d="M33 14C26 9 33 1 44 3c-4 1-5 3-4 5 4-2 9-1 11 2-5-1-7 1-8 4Z" />
    <path className="mark-teal" d="M32 10a26 26 0 1 1-12.7 48.7L8 63l3.600-11.300A26 26 0 0 1 32 10Z" />
    <g className="mark-paper" transform={`translate(${gaze[expression].join(" ")})`}>
      <path d={HALF} transform={`translate(15 ${expression === "puzzled" ? 23 : 26}) rotate(180 3.75 5.5)`} />
      <path
        d={HALF}
        transform={`translate(23.5 ${expression === "puzzled" ? 23 : 26}) rotate(180 3.75 5.5)`}
      />
      <path d={HALF} transform="translate(34.5 27)" />
      <path d={HALF} transform="translate(43 27)" />
    </g>
    {mouths[expression]}
  </svg>
);
