import { useEffect, useRef } from "react";
import { awaitLine, thisLine } from "./line.ts";

/**
 * Calls `back` when the site can be reached again. `waiting` names what waits for that, and is undefined where nothing
 * does; what waits for the second time waits longer, for a site that is there and still can't be spoken to.
 */
export const useLineBack = (waiting: string | undefined, back: () => void): void => {
  const newest = useRef(back);
  useEffect(() => {
    newest.current = back;
  });
  const last = useRef({ waiting: "", times: 0 });
  useEffect(() => {
    if (waiting === undefined) return;
    const times = last.current.waiting === waiting ? last.current.times + 1 : 0;
    last.current = { waiting, times };
    return awaitLine(thisLine, () => newest.current(), times);
  }, [waiting]);
};
