import type { Mistake } from "../../../domain/mistakes.ts";
import type { OwnAttempt, ResultRow } from "../../../domain/resultShapes.ts";
import { begunRow, resultRow } from "../resultRow.ts";

/** A finished attempt of somebody's, marked by our own rules. */
export const rowOf = (student: string, more: Partial<ResultRow> = {}): ResultRow => {
  const startedAt = more.startedAt ?? 1;
  const own = { attempt: `${student} ${startedAt}`, student, studentId: `Name of ${student}` };
  return resultRow({ ...own, startedAt, finishedAt: startedAt + 1, ...more });
};

/** The same, begun and not finished. */
export const begunBy = (student: string, startedAt = 1): ResultRow =>
  begunRow({ attempt: `${student} ${startedAt}`, student, studentId: `Name of ${student}`, startedAt });

/** One's own attempt, `day` days into some year. */
export const ownAttempt = (day: number, more: Partial<OwnAttempt> = {}): OwnAttempt => {
  const startedAt = Date.UTC(2026, 0, 1 + day);
  return {
    ...{ attempt: `attempt ${day}`, startedAt, finishedAt: startedAt + 60_000, version: 1, class_id: "" },
    ...{ engine: "embedded", grade: "50 / 100", vocabulary: 50, grammar: 50, feedback: "", answers: 2 },
    ...{ mistakes: [], flags: [], assignment_id: "abcd", title: "Mes repas", isOpen: true },
    ...{ activity: "Set Question Role Play", language: "French", level: "GCSE - Higher", board: "AQA" },
    ...more,
  };
};

/** Mistakes as "kind said → right", or "kind said" where what is right is not certain. */
export const mistakesOf = (...written: readonly `${Mistake["kind"]} ${string}`[]): Mistake[] =>
  written.map((line) => {
    const [kind = "", ...words] = line.split(" ");
    const [said = "", right] = words.join(" ").split(" → ");
    return { kind: kind as Mistake["kind"], said, ...(right !== undefined && { right }) }; // as the type of `written` says
  });
