import { Unusable } from "./unusable.ts";

/**
 * Aborts a call that makes its caller wait: longer than `wordMs` for the next word, or than `wholeMs` in all. The clients'
 * own time-outs end with the first byte, or begin anew with each.
 */
export const deadline = (wordMs: number, wholeMs: number) => {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const whole = setTimeout(leave, wholeMs);
  let word = setTimeout(leave, wordMs);
  return {
    signal: leaving.signal,
    /** A word has come: nobody waits for the model until `awaits` is called. */
    heard: () => clearTimeout(word),
    awaits: () => {
      word = setTimeout(leave, wordMs);
    },
    /** What to throw for an error of the call: whatever an abort looks like, the answer was late. */
    reasonOf: (error: unknown): unknown => (leaving.signal.aborted ? new Unusable("Late") : error),
    end: () => {
      clearTimeout(whole);
      clearTimeout(word);
    },
  };
};
