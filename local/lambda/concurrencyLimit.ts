/** Too many calls at once: `TooManyRequestsException`. Nothing was started. */
export class Throttled extends Error {}

/** What all functions share. */
export type ConcurrencyLimit = {
  /** Counts a call in. Throws `Throttled` where too many are under way; each that came in has to `leave`. */
  enter(): void;
  leave(): void;
  /** Runs the start of an environment as soon as there is room for one. */
  whenRoomToStart(start: () => Promise<void>): Promise<void>;
};

/**
 * Room for `calls` at one time, as an account has it, and for `starts` of environments at one time: on one machine more
 * would only keep each other, and the calls that are under way, from getting ready.
 */
export const concurrencyLimit = ({ calls, starts }: { calls: number; starts: number }): ConcurrencyLimit => {
  let underWay = 0;
  let starting = 0;
  const queue: (() => void)[] = [];
  return {
    enter: () => {
      if (underWay >= calls) throw new Throttled("Rate Exceeded.");
      underWay += 1;
    },
    leave: () => {
      underWay -= 1;
    },
    whenRoomToStart: async (start) => {
      if (starting >= starts) await new Promise<void>((resolve) => queue.push(resolve));
      else starting += 1;
      try {
        await start();
      } finally {
        // Whoever waited longest takes over the place; only without anybody it becomes free.
        const next = queue.shift();
        if (next) next();
        else starting -= 1;
      }
    },
  };
};
