import { useEffect, useRef } from "react";

/** How far from the end of the page somebody still counts as being there, in CSS pixels. */
const NEAR_PX = 160;

const isNearEnd = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight > scrollHeight - NEAR_PX;
};

const toEnd = (): void => window.scrollTo({ top: document.documentElement.scrollHeight });

/**
 * Keeps the end of the page in sight whenever `growth` changes, unless the reader has scrolled up; a change of `step`
 * (the reader's own doing) brings them back down, and so does a window that changes its height. Not when the page opens.
 */
export const useFollowing = (growth: string, step: string): void => {
  const wasNear = useRef(true);
  const last = useRef({ growth, step });
  useEffect(() => {
    const look = () => {
      wasNear.current = isNearEnd();
    };
    /** A phone's keyboard takes half of the window, and what Mark has asked must not go with it. */
    const stay = () => {
      if (wasNear.current) toEnd();
    };
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", stay);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", stay);
    };
  }, []);
  useEffect(() => {
    const before = last.current;
    last.current = { growth, step };
    const isOwnStep = before.step !== step;
    if (isOwnStep || (before.growth !== growth && wasNear.current)) toEnd();
  }, [growth, step]);
};
