import type { ReactNode } from "react";

/** Drawn, because an emoji is a blank box on some machines. Decoration: the words beside an icon are its name. */
export const Icon = ({ children }: { children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
