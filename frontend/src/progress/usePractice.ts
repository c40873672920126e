import { useCallback, useRef, useState } from "react";
import type { Practice } from "../../../domain/practice.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { makeExercise } from "./makeExercise.ts";

/** How far the making of an exercise has come, in words; "" before it begins. */
export type Making = { words: string; problem?: Problem };

/**
 * Makes an exercise on a kind of mistake and goes to play it. One at a time, and one in all: whoever comes back to this page as
 * they left it (browsers keep it) and presses again is taken to the same.
 */
export const usePractice = (practice: Practice): Making & { isBusy: boolean; make(): void } => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [making, setMaking] = useState<Making>({ words: "" });
  const key = useRef<string>(undefined);
  const made = useRef<string>(undefined);
  const make = useCallback(() => {
    key.current ??= crypto.randomUUID();
    const its = key.current;
    run(async () => {
      try {
        made.current ??= await makeExercise(account, practice, its, (words) => setMaking({ words }));
        setMaking({ words: "It is among your exercises now." });
        location.assign(paths.play(made.current));
      } catch (thrown) {
        setMaking({ words: "", problem: problemOf(thrown) });
      }
    });
  }, [account, practice, run]);
  return { ...making, isBusy, make };
};
