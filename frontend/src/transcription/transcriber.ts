import type { BrowserStorage } from "../guest/storage.ts";
import { type Heard, type Path, PathFailed, type PathFailure } from "./path.ts";
import type { Tape } from "./tape.ts";
import { keepWinner, winnerOf } from "./winner.ts";

/** What understands speech, whichever way it takes there. */
export type Transcriber = {
  /**
   * Listens to a tape until its end and gives the final words; `partial` gets all words so far, again and again. Rejects
   * with `PathFailed` once every path has failed; `signal` ends it at once.
   */
  listen(tape: Tape, partial: (text: string) => void, signal: AbortSignal): Promise<Heard>;
};

/** What another stream would fail with, too: then the speech is posted. */
const isStreams = (failure: PathFailure): boolean => failure === "limit" || failure === "silent";

/**
 * What is told of them all, in their order. A stream that fell silent, and then a post that nobody answers: that is no
 * recogniser at fault, but a line that is gone.
 */
const reasonOf = (failures: readonly PathFailure[]): PathFailure => {
  const last = failures.at(-1) ?? "broken";
  if (failures.includes("limit")) return "limit";
  return last !== "unreachable" && failures.includes("silent") ? "silent" : last;
};

const failureOf = (thrown: unknown): PathFailure =>
  thrown instanceof PathFailed ? thrown.failure : "unreachable";

/** A transcriber that tries these paths one after the other, each with the whole tape; first the one that `storage` remembers. */
export const createTranscriber = (
  pathsFor: () => Promise<readonly Path[]>,
  storage: BrowserStorage,
  now = Date.now,
): Transcriber => ({
  async listen(tape, partial, signal) {
    const winner = winnerOf(storage, now());
    const paths = await pathsFor();
    const inOrder = [
      ...paths.filter(({ name }) => name === winner),
      ...paths.filter(({ name }) => name !== winner),
    ];
    const failures: PathFailure[] = [];
    for (const path of inOrder) {
      if (failures.some(isStreams) && path.name !== "pieces" && path.name !== "device") continue;
      try {
        const heard = await path.listen(tape, partial, signal);
        // A path that only stood in for a busy one says nothing about this network.
        if (failures.every((failure) => failure === "unreachable"))
          keepWinner(storage, { path: path.name, at: now() });
        return heard;
      } catch (thrown) {
        if (signal.aborted) break;
        failures.push(failureOf(thrown));
      }
    }
    throw new PathFailed(reasonOf(failures));
  },
});
