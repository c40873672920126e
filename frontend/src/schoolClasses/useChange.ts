import { useState } from "react";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useClass } from "./classContext.ts";

/** Changes something of the class, one thing at a time; says so, and fetches the class anew. */
export const useChange = () => {
  const { refetch, tell } = useClass();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem>();
  const change = (work: () => Promise<unknown>, done: string, then: () => void = () => undefined) =>
    run(async () => {
      setProblem(undefined);
      try {
        await work();
        tell(done);
        refetch();
        then();
      } catch (thrown) {
        setProblem(problemOf(thrown));
      }
    });
  return { isBusy, problem, change };
};
