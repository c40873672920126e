/**
 * How long something that failed is left alone (ms): `restMs` at first, twice as long each time it fails again, and
 * `mostMs` at most; 0 where a failure says nothing of the next call.
 */
export type Rest = { restMs: number; mostMs: number };

/** The right to one call. Whoever was admitted says how it went, once; an answer that breaks off may be told as both. */
export type Pass = { answered(): void; failed(rest: Rest): void };

/** Gives the right to a call; undefined while what is called should be left alone. */
export type Breaker = {
  admit(): Pass | undefined;
  /** Is everybody let through? */
  isClosed(): boolean;
};

/**
 * The same breaker for calls that decide nothing for others: they are let through while it is closed, and whatever becomes of
 * them it stays so.
 */
export const withoutEffect = ({ isClosed }: Breaker): Breaker => ({
  admit: () => (isClosed() ? { answered: () => undefined, failed: () => undefined } : undefined),
  isClosed,
});

/**
 * A circuit breaker: what has failed rests, then one call at a time tries it again, and with the first that is answered
 * all are let through. It lives in the memory of one Lambda environment, so each finds out for itself: with no store
 * between them, nothing else can fail. `now` gives the time in ms.
 */
export const circuitBreaker = (now: () => number = () => Date.now()): Breaker => {
  /** Failures in a row. */
  let failures = 0;
  /** Each failure that counts begins a new round. */
  let round = 0;
  let restsUntil = 0;
  let isBeingTried = false;
  return {
    isClosed: () => failures === 0,
    admit() {
      if (isBeingTried || now() < restsUntil) return undefined;
      isBeingTried = failures > 0;
      const own = round;
      const answered = () => {
        if (own !== round) return;
        failures = 0;
        isBeingTried = false;
      };
      return {
        answered,
        failed({ restMs, mostMs }) {
          if (restMs === 0) return answered();
          // Calls of one turn run side by side, and fail side by side: that is one failure.
          if (own !== round) return;
          round += 1;
          failures += 1;
          isBeingTried = false;
          restsUntil = now() + Math.min(mostMs, restMs * 2 ** (failures - 1));
        },
      };
    },
  };
};
