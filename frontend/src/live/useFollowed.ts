import { useEffect, useRef } from "react";
import { follow } from "./follow.ts";

/** Looks for news while this is on a page that is seen, and `isOn`. `look` resolves with true for news. */
export const useFollowed = (look: () => Promise<boolean>, isOn: boolean): void => {
  const newest = useRef(look);
  useEffect(() => {
    newest.current = look;
  });
  useEffect(() => {
    if (!isOn) return;
    return follow(() => newest.current(), document, {
      now: () => Date.now(),
      setTimeout: (act, ms) => window.setTimeout(act, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    });
  }, [isOn]);
};
