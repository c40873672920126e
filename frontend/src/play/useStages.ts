import { useCallback, useEffect, useState } from "react";
import { CallFailed } from "../api/problem.ts";

type Stages = typeof import("./stages.tsx")["stages"];

/** How long INTRO has been there before what comes after it is fetched, in ms: it is to be painted first. */
const AFTER_MS = 300;

/**
 * The code of the stages after INTRO, fetched while that is read; `prepare` resolves once it is there and throws
 * `CallFailed`.
 */
export const useStages = (): { stages?: Stages; prepare(): Promise<void> } => {
  const [stages, setStages] = useState<Stages>();
  const prepare = useCallback(async () => {
    const { stages: fetched } = await import("./stages.tsx").catch(() => {
      throw new CallFailed({ kind: "offline" });
    });
    setStages(fetched);
  }, []);
  useEffect(() => {
    // Start fetches it once more where this fails.
    const timer = setTimeout(() => prepare().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [prepare]);
  return { prepare, ...(stages && { stages }) };
};
