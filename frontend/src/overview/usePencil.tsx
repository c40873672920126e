import { useId } from "react";

/**
 * Strokes of a pencil, to shade the bars of an `<svg>` with: readable without colour, and on paper. Gives the pattern, to be put
 * into the drawing, and what to fill with.
 */
export const usePencil = () => {
  const id = useId();
  return {
    fill: `url(#${id})`,
    pattern: (
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="pencil" d="M0 0V6" />
      </pattern>
    ),
  };
};
