import { useState } from "react";
import type { Arrangement } from "../../../domain/exerciseShapes.ts";
import type { Outcome } from "../account/Line.tsx";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import type { SharedExercise } from "./shared.ts";

/** What can be changed about how an exercise is handed out. */
export type Arranging = {
  isBusy: boolean;
  /** What became of the last change. */
  outcome: Outcome | undefined;
  arrange(change: Arrangement, done: string): void;
  /** Assigns it to these classes, or changes the last day that it has there. */
  assign(classIds: readonly string[], due_date: string, done: string): void;
};

/** Changes one thing at a time, and hands on what became of the exercise. */
export const useArranging = (
  { assignment_id: assignmentId }: SharedExercise,
  put: (saved: SharedExercise) => void,
): Arranging => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome>();
  const change = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      setOutcome(undefined);
      try {
        await work();
        setOutcome({ isGood: true, text: done });
      } catch (thrown) {
        setOutcome({ isGood: false, text: adviceOn(problemOf(thrown)).sentence });
      }
    });
  return {
    isBusy,
    outcome,
    arrange: (body, done) =>
      change(
        async () => put(await account.call("arrangeExercise", { params: { assignmentId }, body })),
        done,
      ),
    assign: (classIds, due_date, done) =>
      change(async () => {
        // One after the other: each reply holds all that are assigned by then.
        for (const classId of classIds)
          put(
            await account.call("assignExercise", { params: { assignmentId, classId }, body: { due_date } }),
          );
      }, done),
  };
};
