import type { ReactNode } from "react";

/** The one thing that would help this answer most, and, as `children`, what may be seen behind it. */
export const Tip = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="tip" role="note">
    <b className="tip-title">Tip</b>
    <p>{text}</p>
    {children}
  </div>
);
