import { useCallback, useRef, useState } from "react";
import type { Practice } from "../../../domain/practice.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { makeExercise } from "./makeExercise.ts";

/** How far the making of an exercise has come, in words; "" before it begins. */
export type Making = { words: string; problem?: Problem };

/** Makes an exercise on a kind of mistake and goes to play it. One at a time. */
export const usePractice = (practice: Practice): Making & { make(): void } => {
  const { acts } = useMembership();
  const { run } = useBusy();
  const [making, setMaking] = useState<Making>({ words: "" });
  const key = useRef<string>(undefined);
  const make = useCallback(() => {
    key.current ??= crypto.randomUUID();
    const made = key.current;
    run(async () => {
      try {
        const assignmentId = await makeExercise(acts, practice, made, (words) => setMaking({ words }));
        setMaking({ words: "Opening it…" });
        location.assign(paths.play(assignmentId));
      } catch (thrown) {
        setMaking({ words: "", problem: problemOf(thrown) });
      }
    });
  }, [acts, practice, run]);
  return { ...making, make };
};
