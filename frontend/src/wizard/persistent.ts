import { UPLOAD_RETRY_MS } from "../../../domain/limits.ts";
import { problemOf } from "../api/problem.ts";

/** The longest pause between two tries, in ms. */
const LONGEST_PAUSE_MS = 30_000;

const isLine = (thrown: unknown): boolean => problemOf(thrown).kind !== "refused";

/**
 * Tries an upload again while it is the connection that fails it, with growing pauses of ten minutes together (spec section
 * 9). `waiting` is told of each pause, in ms; `pause` waits that long, and rejects where nobody wants the upload any more.
 */
export const persistently = async <T>(
  upload: () => Promise<T>,
  pause: (ms: number) => Promise<void>,
  waiting: (ms: number) => void,
): Promise<T> => {
  let spent = 0;
  for (let next = 1000; ; next = Math.min(2 * next, LONGEST_PAUSE_MS)) {
    try {
      return await upload();
    } catch (thrown) {
      if (!isLine(thrown) || spent + next > UPLOAD_RETRY_MS) throw thrown;
      waiting(next);
      await pause(next);
      spent += next;
    }
  }
};
