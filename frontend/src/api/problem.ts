import type { Fault } from "../../../domain/conversation.ts";
import { BRAND } from "../shell/brand.ts";

/** Why a call gave nothing, as plain data, so that it can lie in a state. */
export type Problem =
  /** No answer reached the browser at all. */
  | { kind: "offline" }
  /** None came in time. */
  | { kind: "slow" }
  /** An answer began, and ended before it was whole. */
  | { kind: "cut" }
  /** The server said no. `status` is missing where it said so in the middle of a stream. `retryAfterS` in seconds. */
  | { kind: "refused"; status?: number; fault: Fault; retryAfterS?: number };

/** What every call throws, and the only thing it throws. */
export class CallFailed extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The problem behind whatever was thrown. What is no `CallFailed` is the browser's own: it could not reach the server. */
export const problemOf = (thrown: unknown): Problem =>
  thrown instanceof CallFailed ? thrown.problem : { kind: "offline" };

/** Did the server say this status? */
export const isStatus = (problem: Problem, status: number): boolean =>
  problem.kind === "refused" && problem.status === status;

/**
 * What a person can do about it: try the same again; fetch the conversation as the server has it; change what they wrote;
 * begin anew.
 */
export type Way = "again" | "catch up" | "reword" | "start over";
/** A sentence for a person, the way on, and how many seconds to wait before it (0 for none). */
export type Advice = { sentence: string; way: Way; waitS: number };

/** Codes that say more than the status they come with. */
const ways: Partial<Record<string, Way>> = {
  lesson_over: "start over",
  out_of_step: "catch up",
  turn_in_progress: "again",
};

const wayOut = ({ status, fault }: Problem & { kind: "refused" }): Way => {
  const way = ways[fault.code];
  if (way) return way;
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return "reword";
    case 403:
    case 404:
      return "start over";
    case 409:
      return "catch up";
    default:
      return "again";
  }
};

/** Every problem has a sentence and a way on. */
export const adviceOn = (problem: Problem): Advice => {
  switch (problem.kind) {
    case "offline":
      return {
        sentence: `We can't reach ${BRAND}. Check your connection. Nothing you wrote is lost.`,
        way: "again",
        waitS: 0,
      };
    case "slow":
      return {
        sentence: `${BRAND} is taking too long to answer. Nothing you wrote is lost.`,
        way: "again",
        waitS: 0,
      };
    case "cut":
      return {
        sentence: "The connection broke off half-way. Nothing you wrote is lost.",
        way: "again",
        waitS: 0,
      };
    case "refused":
      return {
        sentence: problem.fault.message,
        way: wayOut(problem),
        waitS: problem.retryAfterS ?? 0,
      };
  }
};
