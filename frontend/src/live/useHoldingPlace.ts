import { useCallback, useLayoutEffect, useRef } from "react";

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** What the reader looks at: what has the focus, where that is in sight, or else what stands in the upper half. */
const beingRead = (focused: Element | null): Element | null =>
  focused && focused !== document.body && isInSight(focused)
    ? focused
    : document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);

/** Notes where the reader is, and gives what puts them back there. */
const placeHeld = (): (() => void) => {
  const focused = document.activeElement;
  const read = beingRead(focused);
  const before = read?.getBoundingClientRect().top ?? 0;
  return () => {
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
    if (read?.isConnected)
      window.scrollBy({ top: read.getBoundingClientRect().top - before, behavior: "instant" });
  };
};

/**
 * Makes a change of this component's state that leaves the reader where they were: rows that move take neither the focus nor the
 * place. React's `flushSync` would do it in one function, and every guest would load it.
 */
export const useHoldingPlace = (): ((change: () => void) => void) => {
  const putBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    putBack.current?.();
    putBack.current = undefined;
  });
  return useCallback((change) => {
    putBack.current = placeHeld();
    change();
  }, []);
};
