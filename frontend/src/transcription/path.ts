import type { Word } from "../../../domain/conversation.ts";
import { isStatus, problemOf } from "../api/problem.ts";
import type { Tape } from "./tape.ts";

/** The ways that speech can take, in the order in which they are tried where none is known to work. */
export const pathNames = ["site", "direct", "pieces", "device"] as const;
/**
 * `site`: streamed through this site; `direct`: streamed to the recogniser's own port; `pieces`: posted a few seconds at a
 * time; `device`: understood by the browser itself, on this device.
 */
export type PathName = (typeof pathNames)[number];

/** What was understood; both empty where nothing was. `path` is the way that it came. */
export type Heard = { text: string; words: Word[]; path: PathName };

export type Path = {
  name: PathName;
  /**
   * Listens to a tape until its end and gives the final words; `partial` gets all words understood so far, again and again.
   * Rejects with `PathFailed`; `signal` ends it at once.
   */
  listen(tape: Tape, partial: (text: string) => void, signal: AbortSignal): Promise<Heard>;
};

/**
 * `unreachable`: nobody answers there; `broken`: it broke off; `limit`: too many are being listened to; `silent`: the
 * recogniser took the speech and gives nothing back.
 */
export type PathFailure = "unreachable" | "broken" | "limit" | "silent";

/** What a path rejects with. */
export class PathFailed extends Error {
  readonly failure: PathFailure;
  constructor(failure: PathFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Throws the `PathFailed` that a failed call of ours amounts to. A server that refuses has been reached. */
export const failAsPath = (thrown: unknown): never => {
  const problem = problemOf(thrown);
  if (problem.kind !== "refused") throw new PathFailed("unreachable");
  throw new PathFailed(isStatus(problem, 429) ? "limit" : "silent");
};
