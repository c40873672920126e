import { useCallback, useRef, useState } from "react";

/** Runs one thing at a time: while it runs, whatever else is asked for is left alone. */
export const useBusy = (): { isBusy: boolean; run(work: () => Promise<void>): Promise<void> } => {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return { isBusy, run };
};
