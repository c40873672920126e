import { useEffect, useState } from "react";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { isStatus, type Problem, problemOf } from "../api/problem.ts";
import type { AccountController } from "../app/accountController.ts";
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
export const fetchAll = async (
  account: Pick<AccountController, "call">,
  ids: readonly string[],
  signal: AbortSignal,
  add: (id: string, page: readonly ResultRow[], isLast: boolean) => void,
): Promise<void> => {
  const pageOf = (assignmentId: string, after: string | undefined) =>
    account
      .call("listResults", { params: { assignmentId }, query: { after }, body: undefined, signal })
      .catch((thrown: unknown): Reply<"listResults"> => {
        // Deleted in another tab since: it has no results, and the others still have theirs.
        if (isStatus(problemOf(thrown), 404)) return { results: [] };
        throw thrown;
      });
  for (const assignmentId of ids) {
    let after: string | undefined;
    do {
      const page = await pageOf(assignmentId, after);
      if (signal.aborted) return;
      after = page.next;
      add(assignmentId, page.results, after === undefined);
    } while (after !== undefined);
  }
};

/** All results of these exercises, as far as they are here; `again` starts over. `exercises` has to stay the same list. */
export const useClassResults = (exercises: readonly OwnExercise[]): ClassResults & { again(): void } => {
  const { account } = useMembership();
  const [results, setResults] = useState(nothing);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same once more
  useEffect(() => {
    const leaving = new AbortController();
    setResults(nothing);
    fetchAll(
      account,
      exercises.map(({ assignment_id }) => assignment_id),
      leaving.signal,
      (id, page, isLast) => setResults((sofar) => withPage(sofar, id, page, isLast)),
    ).catch((thrown) => {
      if (!leaving.signal.aborted) setResults((sofar) => ({ ...sofar, problem: problemOf(thrown) }));
    });
    return () => leaving.abort();
  }, [account, exercises, round]);
  return { ...results, again: () => setRound((before) => before + 1) };
};
