import { type ReactNode, useEffect, useRef } from "react";
import { BRAND } from "./brand.ts";

type Props = {
  children: ReactNode;
  className?: string;
  /** The page's title, before the brand. */
  title: string;
};

/** The heading of a stage: takes the focus when the stage begins, so that everybody knows that it has. */
export const StageHeading = ({ children, className = "", title }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
