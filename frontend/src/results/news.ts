import { isFinished, timeOf } from "../../../domain/attempts.ts";
import { LESSON_KEPT_HOURS } from "../../../domain/limits.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";

/** Functions' clocks differ, and a result is there a moment after the time that it bears: what is so close is asked for again. */
const OVERLAP_MS = 10_000;

/** What to ask for after these rows, by the server's own times; `from` is where the oldest that may yet be finished began. */
export const changesAfter = (rows: readonly ResultRow[]): { since: string; from: string } => {
  const newest = rows.reduce((latest, row) => Math.max(latest, timeOf(row)), 0);
  const since = Math.max(0, newest - OVERLAP_MS);
  const running = rows.filter(
    (row) => !isFinished(row) && row.startedAt > newest - LESSON_KEPT_HOURS * 3_600_000,
  );
  const from = running.reduce((earliest, { startedAt }) => Math.min(earliest, startedAt), since);
  return { since: String(since), from: String(from) };
};

/** Does this row tell anything that the known one does not? */
export const isNews = (row: ResultRow, known: ResultRow | undefined): boolean =>
  known?.finishedAt !== row.finishedAt || known?.flags.length !== row.flags.length;

/** The rows with those that are new, or are others now; the newest first. */
export const withNews = (all: readonly ResultRow[], news: readonly ResultRow[]): ResultRow[] => {
  const newer = new Map(news.map((row) => [row.attempt, row]));
  const known = new Set(all.map(({ attempt }) => attempt));
  return [
    ...news.filter(({ attempt }) => !known.has(attempt)),
    ...all.map((row) => newer.get(row.attempt) ?? row),
  ];
};
