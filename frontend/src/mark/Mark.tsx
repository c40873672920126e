import { HALF } from "./QuoteMark.tsx";

/** What Mark's face says. */
export type Expression = "idle" | "listening" | "thinking" | "speaking" | "pleased" | "puzzled";

const mouths = {
  idle: <path className="mark-line" d="M26 50q6 3.5 12 0" />,
  listening: <path className="mark-line" d="M28 51q4 1.500 8 0" />,
  thinking: <path className="mark-line" d="M29 51h7" />,
  speaking: <ellipse className="mark-paper" cx="32" cy="51" rx="5.5" ry="4" />,
  pleased: <path className="mark-paper" d="M23 47.5h18c-1 5.5-4.5 8-9 8s-8-2.5-9-8Z" />,
  puzzled: <path className="mark-line" d="M25 52q3.5-4 7-1t7-1" />,
} as const;

/** How far the eyes are off their places, in the drawing's units. */
const gaze = {
  idle: "0 0",
  listening: "0 0",
  thinking: "3 -2.5",
  speaking: "0 0",
  pleased: "0 -.5",
  puzzled: "0 0",
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
}) => {
  const leftEye = expression === "puzzled" ? 28 : 31;
  return (
    <svg className={`mark ${className}`} viewBox="0 0 64 66" aria-hidden="true" focusable="false">
      <path className="mark-teal" d="M32 10a26.5 26.5 0 1 1-12.5 49.8L7 64l4-12A26.5 26.5 0 0 1 32 10Z" />
      <path
        className="mark-hair"
        d="M7 31C7 18 16 9 28 7.5 33 1 43-1 51 3c-3 .3-5 1.5-6 3.5C54 11 58 20 58 29c-3-5-7-8-12-9-9 3-21 3-29-1-5 2-8 6-10 12Z"
      />
      <g className="mark-paper" transform={`translate(${gaze[expression]})`}>
        <path d={HALF} transform={`translate(16 ${leftEye}) rotate(180 3.75 5.5)`} />
        <path d={HALF} transform={`translate(24 ${leftEye}) rotate(180 3.75 5.5)`} />
        <path d={HALF} transform="translate(35 32)" />
        <path d={HALF} transform="translate(43 32)" />
      </g>
      {mouths[expression]}
      {expression === "listening" && (
        <g className="mark-headphones">
          <path d="M6 34C6 4 58 4 58 34" />
          <rect x="2" y="31" width="9" height="16" rx="4" />
          <rect x="53" y="31" width="9" height="16" rx="4" />
        </g>
      )}
    </svg>
  );
};
