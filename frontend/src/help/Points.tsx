import type { ReactNode } from "react";

/** A list of short points. */
export const Points = ({ of }: { of: readonly ReactNode[] }) => (
  <ul className="points">
    {of.map((point, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never changes
      <li key={place}>{point}</li>
    ))}
  </ul>
);
