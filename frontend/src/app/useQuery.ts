import { useCallback, useEffect, useState } from "react";
import { type Problem, problemOf } from "../api/problem.ts";

export type Query<T> =
  | { state: "waiting" }
  | { state: "failed"; problem: Problem }
  | { state: "given"; given: T };

/** Asks as soon as it is on a page, and says how that stands; `again` asks once more. `ask` has to stay the same function. */
export const useQuery = <T>(ask: () => Promise<T>): Query<T> & { again(): void } => {
  const [asked, setAsked] = useState<Query<T>>({ state: "waiting" });
  const again = useCallback(() => {
    setAsked({ state: "waiting" });
    ask().then(
      (given) => setAsked({ state: "given", given }),
      (thrown) => setAsked({ state: "failed", problem: problemOf(thrown) }),
    );
  }, [ask]);
  useEffect(again, [again]);
  return { ...asked, again };
};
