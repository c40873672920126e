import { useEffect, useState } from "react";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import type { Acts } from "../app/acts.ts";
import { useMembership } from "../app/useSession.ts";

/** What has come of a class's exercises: rows for each by its code, and how many exercises are whole. */
export type ClassResults = {
  rows: Readonly<Record<string, readonly ResultRow[]>>;
  whole: number;
  /** Why no more came; what had come stays. */
  problem?: Problem;
};

const nothing: ClassResults = { rows: {}, whole: 0 };

/** Adds a page; an attempt that is finished meanwhile moves, and then stands on two. */
export const withPage = (
  sofar: ClassResults,
  id: string,
  page: readonly ResultRow[],
  isLast: boolean,
): ClassResults => {
  const before = sofar.rows[id] ?? [];
  const known = new Set(before.map(({ attempt }) => attempt));
  return {
    rows: { ...sofar.rows, [id]: [...before, ...page.filter(({ attempt }) => !known.has(attempt))] },
    whole: sofar.whole + Number(isLast),
  };
};

/** Fetches the results of these exercises one after another, page by page, and hands each page on as it comes. `CallFailed`. */
const fetchAll = async (
  acts: Pick<Acts, "call">,
  ids: readonly string[],
  signal: AbortSignal,
  add: (id: string, page: readonly ResultRow[], isLast: boolean) => void,
): Promise<void> => {
  for (const assignmentId of ids) {
    let after: string | undefined;
    do {
      const page = await acts.call("listResults", {
        params: { assignmentId },
        query: { after },
        body: undefined,
        signal,
      });
      if (signal.aborted) return;
      after = page.next;
      add(assignmentId, page.results, after === undefined);
    } while (after !== undefined);
  }
};

/** All results of these exercises, as far as they are here; `again` starts over. `exercises` has to stay the same list. */
export const useClassResults = (exercises: readonly OwnExercise[]): ClassResults & { again(): void } => {
  const { acts } = useMembership();
  const [results, setResults] = useState(nothing);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same once more
  useEffect(() => {
    const leaving = new AbortController();
    setResults(nothing);
    fetchAll(
      acts,
      exercises.map(({ assignment_id }) => assignment_id),
      leaving.signal,
      (id, page, isLast) => setResults((sofar) => withPage(sofar, id, page, isLast)),
    ).catch((thrown) => {
      if (!leaving.signal.aborted) setResults((sofar) => ({ ...sofar, problem: problemOf(thrown) }));
    });
    return () => leaving.abort();
  }, [acts, exercises, round]);
  return { ...results, again: () => setRound((before) => before + 1) };
};
