import { useCallback, useEffect, useState } from "react";
import { CallFailed } from "../api/problem.ts";
import { reloadForNewBuild } from "../shell/newBuild.ts";

/** The code of those stages. */
export type Stages = typeof import("./stages.tsx")["stages"];

/** How long INTRO has been there before what comes after it is fetched, in ms: it is to be painted first. */
const AFTER_MS = 300;

/**
 * The code of the stages after INTRO, fetched while that is read; `prepare` resolves once it is there and throws
 * `CallFailed`. Where that code is gone, because the site is a newer one by now, `prepare` reloads the page.
 */
export const useStages = (): { stages?: Stages; prepare(): Promise<void> } => {
  const [stages, setStages] = useState<Stages>();
  const fetchThem = useCallback(async () => setStages((await import("./stages.tsx")).stages), []);
  const prepare = useCallback(
    () =>
      fetchThem().catch(async () => {
        await reloadForNewBuild();
        throw new CallFailed({ kind: "offline" });
      }),
    [fetchThem],
  );
  useEffect(() => {
    // Start fetches it once more where this fails: nobody's page is reloaded while they type their name.
    const timer = setTimeout(() => fetchThem().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [fetchThem]);
  return { prepare, ...(stages && { stages }) };
};
