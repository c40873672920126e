import { type RefObject, useEffect } from "react";

const GESTURES = ["pointerdown", "keydown", "wheel"] as const;

/**
 * Brings what a lesson is about, a passage or photos, out from under the dock when the page opens: again as the dock grows,
 * until somebody does something.
 */
export const useMaterialInSight = (dock: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const material = document.querySelector(".lesson :is(.passage, .exercise-photos)");
    if (!material || !dock.current) return;
    const growing = new ResizeObserver(() => material.scrollIntoView({ block: "nearest" }));
    growing.observe(dock.current);
    const stop = () => growing.disconnect();
    for (const gesture of GESTURES) window.addEventListener(gesture, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
    };
  }, [dock]);
};
