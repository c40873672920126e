import { useCallback, useEffect, useState } from "react";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { useFollowed } from "../live/useFollowed.ts";
import { useHoldingPlace } from "../live/useHoldingPlace.ts";
import { changesAfter, isNews, withNews } from "./news.ts";

/** The results of an exercise, as far as they are here. */
export type Results = {
  /** The newest first, each once. */
  rows: readonly ResultRow[];
  /** Are these all there are? */
  isAll: boolean;
  /** Why no more came; what had come stays. */
  problem?: Problem;
  /** Goes on where it stuck. */
  again(): void;
  /** Fetches them all anew. */
  refetch(): void;
  /** Takes over what became of one of them. */
  put(row: ResultRow): void;
  /** Forgets one that is deleted. */
  drop(attempt: string): void;
};

type Fetched = {
  rows: readonly ResultRow[];
  /** Where the next page begins; left out before the first. */
  after?: string | undefined;
  state: "loading" | "all" | { problem: Problem };
};

/**
 * Fetches all results of an exercise, page by page; each page is there as soon as it has come. Once all are, what begins or is
 * finished meanwhile follows by itself.
 */
export const useResults = (assignmentId: string): Results => {
  const { account } = useMembership();
  const [{ rows, after, state }, set] = useState<Fetched>({ rows: [], state: "loading" });
  useEffect(() => {
    if (state !== "loading") return;
    const leaving = new AbortController();
    account
      .call("listResults", {
        params: { assignmentId },
        query: { after },
        body: undefined,
        signal: leaving.signal,
      })
      .then(
        ({ results, next }) => {
          if (leaving.signal.aborted) return;
          set((sofar) => {
            // An attempt that is finished meanwhile moves, and then stands on two pages.
            const known = new Set(sofar.rows.map(({ attempt }) => attempt));
            return {
              rows: [...sofar.rows, ...results.filter(({ attempt }) => !known.has(attempt))],
              after: next,
              state: next === undefined ? "all" : "loading",
            };
          });
        },
        (thrown) => {
          if (!leaving.signal.aborted) set((sofar) => ({ ...sofar, state: { problem: problemOf(thrown) } }));
        },
      );
    return () => leaving.abort();
  }, [account, assignmentId, after, state]);

  const change = useCallback(
    (changed: (rows: readonly ResultRow[]) => readonly ResultRow[]) =>
      set((sofar) => ({ ...sofar, rows: changed(sofar.rows) })),
    [],
  );
  const holdingPlace = useHoldingPlace();
  const look = async (): Promise<boolean> => {
    const query = changesAfter(rows);
    const { results } = await account.call("listChanges", {
      params: { assignmentId },
      query,
      body: undefined,
    });
    const known = new Map(rows.map((row) => [row.attempt, row]));
    const news = results.filter((row) => isNews(row, known.get(row.attempt)));
    if (news.length > 0) holdingPlace(() => change((all) => withNews(all, news)));
    return news.length > 0;
  };
  useFollowed(look, state === "all");
  return {
    rows,
    isAll: state === "all",
    ...(typeof state === "object" && state),
    again: () => set((sofar) => ({ ...sofar, state: "loading" })),
    refetch: () => set({ rows: [], state: "loading" }),
    put: (row) => change((all) => all.map((one) => (one.attempt === row.attempt ? row : one))),
    drop: (attempt) => change((all) => all.filter((one) => one.attempt !== attempt)),
  };
};
